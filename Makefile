# The commands of this repository. Each one installs the Debian packages that it misses.
APP ?= News
N ?= 100000
RUNS ?= 1000
MINUTES ?= 30

.PHONY: help run test test-headless test-tsan test-asan fuzz repeat mutants bench soak docs support format lint screenshots packages clean

help:
	@echo "make run [APP=News]     build an app of Apps/ and open its window; LIVE=1: News with the real Hacker News"
	@echo "make test               build and run all tests"
	@echo "make test-headless      the same without the GTK trait: no toolkit is compiled or linked"
	@echo "make test-tsan          the tests of threads and streams under the thread sanitizer"
	@echo "make test-asan          the tests of streams under the address sanitizer, which finds leaks too"
	@echo "make fuzz [N=1000000]   the random tests with new seeds, until N scripts of streams were tried"
	@echo "make repeat [RUNS=1000] the tests of time, so often, with all cores busy"
	@echo "make mutants            breaks one modifier or control after the other: some test must fail (half an hour)"
	@echo "make bench [ONLY=name]  the benchmarks; results also go to Benchmarks/results/"
	@echo "make soak [MINUTES=30]  News stands idle for so long: memory and wake-ups are counted"
	@echo "make docs               the documentation, into .build/documentation/"
	@echo "make support            how much of Apple's public API is declared, and what is not"
	@echo "make format, make lint  rewrite the sources in the house style, or only check them"
	@echo "make screenshots        the pictures of the apps, into Documentation/Pictures/"
	@echo "make packages           only install the Debian packages"

run:
	@LIVE="$(LIVE)" Scripts/run "$(APP)"

test:
	@Scripts/test

test-headless:
	@Scripts/test-headless

test-tsan:
	@Scripts/test-tsan

test-asan:
	@Scripts/test-asan

fuzz:
	@Scripts/fuzz "$(N)"

repeat:
	@Scripts/repeat "$(RUNS)"

mutants:
	@Scripts/mutants

bench:
	@Scripts/bench $(ONLY)

soak:
	@Scripts/soak "$(MINUTES)"

docs:
	@Scripts/docs

support: docs
	@Scripts/support --missing

format:
	@Scripts/format

lint:
	@Scripts/format --check

screenshots:
	@Scripts/screenshots

packages:
	@Scripts/install-packages

clean:
	rm -rf .build Apps/.build
