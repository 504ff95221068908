/// The icons of system symbols, where a symbol's own name does not tell.
///
/// An entry is `symbol=theme,file`: the icon of the freedesktop theme, without its ending `-symbolic`, and the one of the
/// Bootstrap Icons. Themes come first so that an app's usual actions look as in the desktop's other apps. Variants such
/// as `.fill` that follow from an entry by their name have none of their own.
enum SymbolTable {
    struct Entry {
        var theme: String?
        var file: String?
    }

    static let entries: [String: Entry] = {
        var result: [String: Entry] = [:]
        for word in list.split(whereSeparator: \.isWhitespace) {
            let sides = word.split(separator: "=", maxSplits: 1)
            let icons = sides[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            result[String(sides[0])] = Entry(
                theme: icons[0].isEmpty ? nil : icons[0], file: icons[1].isEmpty ? nil : icons[1])
        }
        return result
    }()

    private static let list = """
        a=,fonts abc=,fonts accessibility=preferences-desktop-accessibility,universal-access
        airplane=airplane-mode,airplane airplane.departure=airplane-mode,airplane airpods=,earbuds alarm=alarm,alarm
        alarm.fill=alarm,alarm-fill allergens=,virus ant=,bug antenna.radiowaves.left.and.right=,broadcast app=,square
        app.badge=,app-indicator apple.logo=,laptop applelogo=,laptop applewatch=,smartwatch apps.iphone=,grid
        archivebox=,archive arrow.2.circlepath=view-refresh,arrow-repeat
        arrow.2.squarepath=media-playlist-repeat,arrow-repeat arrow.backward=,arrow-left
        arrow.clockwise=view-refresh,arrow-clockwise arrow.down.app=,box-arrow-down
        arrow.down.doc=,file-earmark-arrow-down arrow.down.right.and.arrow.up.left=view-restore,arrows-angle-contract
        arrow.down.to.line=,download arrow.forward=,arrow-right arrow.left.and.right=,arrow-left-right
        arrow.left.arrow.right=,arrow-left-right arrow.right.arrow.left=,arrow-left-right
        arrow.right.doc.on.clipboard=,clipboard-plus arrow.right.square=,box-arrow-right
        arrow.right.to.line=,box-arrow-in-right arrow.triangle.2.circlepath=view-refresh,arrow-repeat
        arrow.triangle.branch=,git arrow.turn.down.right=,arrow-return-right arrow.turn.up.left=,arrow-90deg-left
        arrow.up.and.down=,arrows-expand arrow.up.and.down.and.arrow.left.and.right=,arrows-move
        arrow.up.arrow.down=,arrow-down-up arrow.up.doc=,file-earmark-arrow-up arrow.up.forward=,arrow-up-right
        arrow.up.forward.app=,box-arrow-up-right arrow.up.forward.square=,box-arrow-up-right
        arrow.up.left.and.arrow.down.right=view-fullscreen,arrows-angle-expand arrow.up.right.square=,box-arrow-up-right
        arrow.up.to.line=,upload arrow.uturn.backward=edit-undo,arrow-90deg-left
        arrow.uturn.forward=edit-redo,arrow-90deg-right arrow.uturn.left=edit-undo,arrow-90deg-left
        arrow.uturn.right=edit-redo,arrow-90deg-right arrowshape.turn.up.left=mail-reply-sender,reply
        arrowshape.turn.up.right=mail-forward,forward atom=,radioactive backpack=,bag
        backward=media-seek-backward,rewind backward.end=media-skip-backward,skip-start bag.badge.plus=,bag-plus
        bandage=,bandaid banknote=,cash banknote.fill=,cash-stack barcode=,upc barcode.viewfinder=,upc-scan
        baseball=,dribbble basketball=,dribbble battery.0=battery-empty,battery battery.100=battery-full,battery-full
        battery.100.bolt=battery-full-charging,battery-charging battery.25=battery-low,battery
        battery.50=battery-good,battery-half battery.75=battery-good,battery-full beach.umbrella=,umbrella
        bed.double=,house-heart bell=preferences-system-notifications,bell
        bell.fill=preferences-system-notifications,bell-fill bell.slash=notifications-disabled,bell-slash
        bell.slash.fill=notifications-disabled,bell-slash-fill bird=,twitter birthday.cake=,gift
        bitcoinsign=,currency-bitcoin bitcoinsign.circle=,currency-bitcoin bold=format-text-bold,type-bold
        bolt=,lightning bolt.car=,ev-front bolt.heart=,heart-pulse bolt.slash=,lightning
        book=accessories-dictionary,book book.closed=,journal book.closed.fill=,journal-bookmark-fill
        book.fill=accessories-dictionary,book-fill bookmark=user-bookmarks,bookmark
        bookmark.fill=user-bookmarks,bookmark-fill bookmark.slash=,bookmark-x books.vertical=,bookshelf box.truck=,truck
        brain=,lightbulb brain.head.profile=,lightbulb bubble.left=,chat-left
        bubble.left.and.bubble.right=,chat-left-text bubble.middle.bottom=,chat-square bubble.right=,chat-right
        building.2=,buildings building.columns=,bank bus=,bus-front calendar=x-office-calendar,calendar
        calendar.badge.clock=,calendar-event calendar.badge.exclamationmark=,calendar-x
        calendar.badge.minus=,calendar-minus calendar.badge.plus=appointment-new,calendar-plus
        calendar.circle=,calendar-event camera=camera-photo,camera camera.fill=camera-photo,camera-fill
        camera.filters=,circle-square camera.macro=,flower1 camera.rotate=camera-switch,camera camera.viewfinder=,camera
        car=,car-front carrot=,egg cart.badge.minus=,cart-dash cart.badge.plus=,cart-plus case=,briefcase
        cellularbars=network-cellular-signal-excellent,reception-4 character=,fonts character.book.closed=,translate
        character.bubble=,translate character.cursor.ibeam=,cursor-text chart.bar=,bar-chart
        chart.bar.doc.horizontal=,file-earmark-bar-graph chart.bar.xaxis=,bar-chart-line chart.dots.scatter=,graph-up
        chart.line.downtrend.xyaxis=,graph-down chart.line.uptrend.xyaxis=,graph-up chart.pie=,pie-chart
        chart.xyaxis.line=,graph-up checklist=,list-check checkmark=object-select,check-lg checkmark.bubble=,chat-dots
        checkmark.circle=,check-circle checkmark.icloud=,cloud-check checkmark.message=,chat-dots
        checkmark.rectangle=,check-square checkmark.seal=,patch-check checkmark.shield=,shield-check
        checkmark.shield.fill=,shield-fill-check checkmark.square=,check-square
        chevron.backward=go-previous,chevron-left chevron.down=go-down,chevron-down
        chevron.forward=go-next,chevron-right chevron.left=go-previous,chevron-left chevron.left.2=,chevron-double-left
        chevron.left.forwardslash.chevron.right=,code-slash chevron.right=go-next,chevron-right
        chevron.right.2=,chevron-double-right chevron.up=go-up,chevron-up chevron.up.chevron.down=,chevron-expand
        circle.dashed=,dash-circle-dotted circle.dotted=,plus-circle-dotted circle.grid.2x2=view-grid,grid
        circle.grid.3x3=view-app-grid,grid-3x3-gap circle.grid.cross=,grid-3x3-gap circle.hexagongrid=,grid-3x3-gap
        circle.hexagongrid.fill=,palette-fill circle.inset.filled=,record-circle circle.lefthalf.fill=,circle-half
        circle.lefthalf.filled=,circle-half circle.righthalf.filled=,circle-half clipboard=edit-paste,clipboard
        clock=preferences-system-time,clock clock.arrow.2.circlepath=document-open-recent,clock-history
        clock.arrow.circlepath=document-open-recent,clock-history clock.fill=preferences-system-time,clock-fill
        cloud=weather-overcast,cloud cloud.bolt=weather-storm,cloud-lightning cloud.bolt.fill=,cloud-lightning-fill
        cloud.bolt.rain=weather-storm,cloud-lightning-rain cloud.bolt.rain.fill=,cloud-lightning-rain-fill
        cloud.drizzle=weather-showers-scattered,cloud-drizzle cloud.fog=weather-fog,cloud-fog
        cloud.heavyrain=weather-showers,cloud-rain-heavy cloud.heavyrain.fill=,cloud-rain-heavy-fill
        cloud.moon=weather-few-clouds-night,cloud-moon cloud.rain=weather-showers,cloud-rain
        cloud.snow=weather-snow,cloud-snow cloud.sun=weather-few-clouds,cloud-sun
        cloud.sun.rain=weather-showers-scattered,cloud-sun cloud.sun.rain.fill=,cloud-sun-fill comb=,brush
        computermouse=input-mouse,mouse control=,chevron-up creditcard=,credit-card
        creditcard.and.123=,credit-card-2-front crop.rotate=,crop cross=,plus-lg cross.case=,hospital crown=,gem
        cube=,box cube.box=,box-seam cup.and.saucer=,cup-hot curlybraces=,braces curlybraces.square=,braces
        cylinder=,database cylinder.split.1x2=,database decrease.indent=format-indent-less,text-indent-right
        delete.left=,backspace delete.right=,backspace-reverse deskclock=,alarm desktopcomputer=computer,pc-display
        dice=,dice-5 die.face.1=,dice-1 die.face.2=,dice-2 die.face.3=,dice-3 die.face.4=,dice-4 die.face.5=,dice-5
        die.face.6=,dice-6 display=video-display,display display.2=video-joined-displays,display divide=,slash-lg
        doc=text-x-generic,file-earmark doc.append=,file-earmark-plus doc.badge.gearshape=,file-earmark-code
        doc.badge.plus=document-new,file-earmark-plus doc.on.clipboard=edit-paste,clipboard doc.on.doc=edit-copy,files
        doc.plaintext=,file-text doc.richtext=,file-earmark-richtext doc.text=,file-earmark-text
        doc.text.image=,file-earmark-image doc.text.magnifyingglass=,file-earmark-text doc.zipper=,file-earmark-zip
        dollarsign=,currency-dollar dollarsign.circle=,cash-coin dollarsign.square=,cash
        door.left.hand.closed=,door-closed door.left.hand.open=,door-open dot.circle=radio-checked,record-circle
        dot.radiowaves.left.and.right=,broadcast dot.radiowaves.right=,rss dot.square=,dot dot.viewfinder=,bounding-box
        drop=,droplet drop.triangle=,droplet dumbbell=,activity ellipsis=view-more-horizontal,three-dots
        ellipsis.bubble=,chat-dots ellipsis.circle=,three-dots ellipsis.message=,chat-dots
        ellipsis.vertical=view-more,three-dots-vertical envelope=mail-unread,envelope
        envelope.badge=mail-unread,envelope-exclamation envelope.fill=mail-unread,envelope-fill
        envelope.open=mail-read,envelope-open envelope.open.fill=mail-read,envelope-open-fill equal=,pause
        eurosign=,currency-euro eurosign.circle=,currency-euro exclamationmark=,exclamation-lg
        exclamationmark.2=,exclamation-lg exclamationmark.bubble=,chat-left-dots
        exclamationmark.circle=dialog-error,exclamation-circle exclamationmark.icloud=,cloud-slash
        exclamationmark.magnifyingglass=,search exclamationmark.octagon=,exclamation-octagon
        exclamationmark.shield=,shield-exclamation exclamationmark.shield.fill=,shield-fill-exclamation
        exclamationmark.square=,exclamation-square exclamationmark.triangle=dialog-warning,exclamation-triangle
        externaldrive=drive-harddisk,device-hdd eye=view-reveal,eye eye.fill=view-reveal,eye-fill
        eye.slash=view-conceal,eye-slash eye.slash.fill=view-conceal,eye-slash-fill eyedropper=color-select,eyedropper
        face.dashed=face-plain,emoji-neutral face.smiling=face-smile,emoji-smile
        face.smiling.fill=face-smile-big,emoji-smile-fill faceid=auth-face,person-bounding-box facemask=,mask
        ferry=,water figure=,person figure.run=,person figure.stand=,person figure.walk=,person figure.wave=,person
        film.stack=,film fish=,water flag.checkered=,flag flag.slash=,flag flame=,fire
        flashlight.off.fill=,lightbulb-off-fill flashlight.on.fill=,lightbulb-fill flowchart=,diagram-2
        folder=folder,folder folder.badge.gearshape=,folder folder.badge.minus=,folder-minus
        folder.badge.plus=folder-new,folder-plus folder.fill=folder,folder-fill football=,dribbble
        fork.knife=emoji-food,egg-fried fork.knife.circle=emoji-food,egg-fried forward=media-seek-forward,fast-forward
        forward.end=media-skip-forward,skip-end forward.end.alt=media-skip-forward,skip-forward
        forward.fill=media-seek-forward,fast-forward-fill fuelpump=,fuel-pump function=,calculator
        gamecontroller=input-gaming,controller gamecontroller.circle=input-gaming,controller gauge=,speedometer2
        gauge.medium=,speedometer2 gear=emblem-system,gear gearshape=emblem-system,gear
        gearshape.2=applications-engineering,gear-wide-connected giftcard=,gift gobackward=,arrow-counterclockwise
        gobackward.10=,arrow-counterclockwise gobackward.15=,arrow-counterclockwise goforward=,arrow-clockwise
        goforward.10=,arrow-clockwise goforward.15=,arrow-clockwise graduationcap=,mortarboard
        guitars=,music-note-beamed hand.draw=,pencil hand.point.up=,hand-index hand.point.up.left=,hand-index
        hand.raised=,hand-index-thumb hand.raised.slash=,hand-index-thumb hand.tap=,hand-index
        hand.thumbsdown=,hand-thumbs-down hand.thumbsup=,hand-thumbs-up hand.wave=,hand-index-thumb
        hands.clap=,hand-thumbs-up hare=,speedometer2 headphones=audio-headphones,headphones heart.slash=,heartbreak
        heart.text.square=,heart-pulse hifispeaker=audio-speakers,speaker highlighter=,pen hourglass=,hourglass-split
        hourglass.bottomhalf.fill=,hourglass-bottom hourglass.tophalf.fill=,hourglass-top house=user-home,house
        house.circle=user-home,house house.fill=user-home,house-fill humidity=,moisture icloud=,cloud
        icloud.and.arrow.down=,cloud-arrow-down icloud.and.arrow.up=,cloud-arrow-up
        increase.indent=format-indent-more,text-indent-left indianrupeesign=,currency-rupee
        info=dialog-information,info-lg info.circle=dialog-information,info-circle
        info.circle.fill=dialog-information,info-circle-fill internaldrive=drive-harddisk,device-hdd
        ipad=computer-apple-ipad,tablet ipad.landscape=computer-apple-ipad,tablet-landscape iphone=phone,phone
        iphone.radiowaves.left.and.right=,phone-vibrate italic=format-text-italic,type-italic key=dialog-password,key
        key.fill=dialog-password,key-fill keyboard=input-keyboard,keyboard
        keyboard.chevron.compact.down=input-keyboard,keyboard ladybug=,bug lamp.desk=,lamp
        laptopcomputer=computer,laptop largecircle.fill.circle=radio-checked,record-circle lasso=,bounding-box-circles
        leaf=emoji-nature,flower1 leaf.arrow.circlepath=,recycle lifepreserver=,life-preserver
        lightbulb.slash=,lightbulb-off line.3.horizontal=open-menu,list line.3.horizontal.decrease=,filter
        line.diagonal=,slash-lg line.diagonal.arrow=,arrow-up-right line.horizontal.3=open-menu,list
        line.horizontal.3.circle=,filter-circle line.horizontal.3.decrease=,filter lines.measurement.horizontal=,rulers
        link=insert-link,link-45deg list.bullet=view-list-bullet,list-ul list.bullet.clipboard=,clipboard-data
        list.bullet.indent=,list-nested list.bullet.rectangle=,card-list list.bullet.rectangle.portrait=,card-list
        list.clipboard=,clipboard-data list.dash=view-list-bullet,list-ul list.number=view-list-ordered,list-ol
        list.star=,list-stars list.triangle=,list-nested location=find-location,cursor
        location.circle=find-location,compass location.magnifyingglass=find-location,pin-map location.north=,compass
        location.slash=location-services-disabled,cursor lock=changes-prevent,lock lock.fill=changes-prevent,lock-fill
        lock.open=changes-allow,unlock lock.rotation=,arrow-clockwise lock.shield=,shield-lock loupe=,zoom-in
        macwindow=,window magazine=,journal-text magnifyingglass=system-search,search mappin=mark-location,geo-alt
        mappin.and.ellipse=mark-location,geo mappin.circle=mark-location,geo-alt medal=,award memorychip=,memory
        menubar.rectangle=,window menucard=,card-text message=,chat mic=audio-input-microphone,mic
        mic.fill=audio-input-microphone,mic-fill mic.slash=microphone-disabled,mic-mute microbe=,virus
        minus=list-remove,dash-lg minus.circle=,dash-circle minus.magnifyingglass=zoom-out,zoom-out
        minus.square=,dash-square moon=weather-clear-night,moon moon.fill=weather-clear-night,moon-fill moon.zzz=,moon
        mountain.2=,image-alt mouth=,emoji-smile mug=,cup multiply=window-close,x-lg music.mic=,mic
        music.note=,music-note-beamed music.quarternote.3=,music-note-beamed network=network-workgroup,diagram-3
        network.badge.shield.half.filled=network-vpn,shield-shaded nosign=action-unavailable,slash-circle note=,sticky
        note.text=,sticky number=,hash number.circle=,hash opticaldisc=media-optical,disc oval=,circle
        paintbrush=applications-graphics,brush paintbrush.pointed=,brush paintpalette=preferences-color,palette
        paperclip=mail-attachment,paperclip paperplane=document-send,send paragraphsign=,paragraph parkingsign=,p-square
        pause=media-playback-pause,pause pause.fill=media-playback-pause,pause-fill pawprint=,bug
        pencil=document-edit,pencil pencil.and.outline=,pencil pencil.and.ruler=,rulers pencil.line=document-edit,pencil
        pencil.tip=,pen person=avatar-default,person person.2=system-users,people person.3=system-users,people
        person.badge.key=,person-lock person.badge.minus=,person-dash person.badge.plus=contact-new,person-plus
        person.circle=avatar-default,person-circle person.crop.circle=avatar-default,person-circle
        person.crop.circle.badge.checkmark=,person-check person.crop.circle.badge.exclamationmark=,person-exclamation
        person.crop.circle.badge.plus=contact-new,person-plus person.crop.circle.badge.questionmark=,person
        person.crop.circle.badge.xmark=,person-x person.crop.circle.fill.badge.checkmark=,person-check-fill
        person.crop.rectangle=,person-vcard person.crop.square=,person-square person.fill=avatar-default,person-fill
        person.fill.badge.plus=contact-new,person-plus-fill person.icloud=,person person.text.rectangle=,person-vcard
        personalhotspot=network-wireless-hotspot,link personalhotspot.slash=,link phone=call-start,telephone
        phone.arrow.down.left=call-incoming,telephone-inbound phone.arrow.up.right=call-outgoing,telephone-outbound
        phone.down=call-stop,telephone-x phone.fill=call-start,telephone-fill photo=image-x-generic,image
        photo.artframe=,image photo.on.rectangle=,images photo.on.rectangle.angled=,images photo.stack=,images
        pianokeys=,music-player pill=,capsule-pill pills=,capsule-pill pin=view-pin,pin pin.fill=view-pin,pin-fill
        pin.slash=,pin-angle pip.enter=,pip pip.exit=,pip play=media-playback-start,play
        play.fill=media-playback-start,play-fill play.rectangle=,play-btn play.tv=,tv
        playpause=media-playback-start,play plus=list-add,plus-lg plus.app=,plus-square plus.bubble=,chat-dots
        plus.forwardslash.minus=accessories-calculator,plus-slash-minus plus.magnifyingglass=zoom-in,zoom-in
        plus.message=,chat-dots plus.minus=,plus-slash-minus plus.rectangle.on.folder=folder-new,folder-plus
        plus.rectangle.on.rectangle=window-new,window-plus plus.square.on.square=,files plusminus=,plus-slash-minus
        point.3.connected.trianglepath.dotted=,diagram-3 point.topleft.down.curvedto.point.bottomright.up=,bezier2
        popcorn=,film power=system-shutdown,power powerplug=,plug printer=printer,printer
        printer.fill=printer,printer-fill purchased=,bag-check puzzlepiece=,puzzle puzzlepiece.extension=,puzzle
        qrcode=,qr-code qrcode.viewfinder=,qr-code-scan questionmark=dialog-question,question-lg
        questionmark.circle=dialog-question,question-circle questionmark.diamond=,question-diamond
        questionmark.folder=,folder-x questionmark.square=,question-square quote.bubble=,chat-quote rays=,sun
        record.circle=media-record,record-circle rectangle=,aspect-ratio rectangle.3.group=,columns-gap
        rectangle.and.pencil.and.ellipsis=,input-cursor-text rectangle.and.text.magnifyingglass=,search
        rectangle.badge.plus=window-new,window-plus rectangle.compress.vertical=,arrows-collapse
        rectangle.dashed=,bounding-box rectangle.expand.vertical=,arrows-expand rectangle.grid.1x2=,view-stacked
        rectangle.grid.2x2=view-grid,grid rectangle.inset.filled=,pip rectangle.on.rectangle=,window-stack
        rectangle.portrait.and.arrow.forward=system-log-out,box-arrow-right
        rectangle.portrait.and.arrow.right=system-log-out,box-arrow-right rectangle.split.2x1=view-dual,layout-split
        rectangle.split.3x1=view-dual,layout-three-columns rectangle.stack=,collection
        rectangle.stack.person.crop=,person-rolodex repeat=media-playlist-repeat,repeat
        repeat.1=media-playlist-repeat-song,repeat-1 restart=system-reboot,arrow-clockwise return=,arrow-return-left
        return.left=,arrow-return-left road.lanes=,signpost-split rosette=,award
        rotate.left=object-rotate-left,arrow-counterclockwise rotate.right=object-rotate-right,arrow-clockwise
        ruler=,rulers safari=web-browser,compass sailboat=,water scanner=scanner,upc-scan scissors=edit-cut,scissors
        scope=,bullseye scribble=,bezier2 scribble.variable=,bezier2 seal=,patch-check
        server.rack=network-server,hdd-rack shield.lefthalf.filled=,shield-shaded shippingbox=package-x-generic,box-seam
        shoe=,handbag shuffle=media-playlist-shuffle,shuffle sidebar.leading=sidebar-show,layout-sidebar
        sidebar.left=sidebar-show,layout-sidebar sidebar.right=sidebar-show-right,layout-sidebar-reverse
        sidebar.trailing=sidebar-show-right,layout-sidebar-reverse signature=,pen signpost.right=,signpost
        skew=,bounding-box slash.circle=action-unavailable,slash-circle sleep=weather-clear-night,moon
        slider.horizontal.3=,sliders slider.horizontal.below.rectangle=,sliders slider.vertical.3=,sliders2-vertical
        slowmo=,sun smallcircle.fill.circle=radio-checked,record-circle
        smallcircle.filled.circle=radio-checked,record-circle smoke=,cloud-haze snowflake=,snow soccerball=,dribbble
        sofa=,house sparkle=,stars sparkles=,stars speaker=audio-volume-low,volume-off
        speaker.1=audio-volume-low,volume-down speaker.2=audio-volume-medium,volume-down
        speaker.3=audio-volume-high,volume-up speaker.fill=audio-volume-low,volume-off-fill
        speaker.slash=audio-volume-muted,volume-mute speaker.wave.1=audio-volume-low,volume-down
        speaker.wave.2=audio-volume-medium,volume-down speaker.wave.3=audio-volume-high,volume-up
        speedometer=,speedometer2 sportscourt=,dribbble square.and.arrow.down=document-save,box-arrow-down
        square.and.arrow.down.on.square=document-save,box-arrow-down square.and.arrow.up=emblem-shared,box-arrow-up
        square.and.arrow.up.on.square=emblem-shared,box-arrow-up square.and.pencil=document-edit,pencil-square
        square.dashed=,bounding-box square.grid.2x2=view-grid,grid
        square.grid.3x1.folder.badge.plus=folder-new,folder-plus square.grid.3x2=,grid-3x2
        square.grid.3x3=view-app-grid,grid-3x3 square.grid.3x3.fill=view-app-grid,grid-3x3-gap-fill
        square.on.circle=,intersect square.on.square=edit-copy,files square.split.2x1=view-dual,layout-split
        square.stack=,stack square.stack.3d.down.right=,layers square.stack.3d.up=,layers star=,star
        star.fill=starred,star-fill star.leadinghalf.filled=semi-starred,star-half sterlingsign=,currency-pound
        stethoscope=,heart-pulse stop=media-playback-stop,stop stop.fill=media-playback-stop,stop-fill storefront=,shop
        strikethrough=format-text-strikethrough,type-strikethrough studentdesk=,easel suitcase=,briefcase
        suitcase.cart=,briefcase sum=,calculator sun.dust=,sun sun.haze=,cloud-haze sun.max=weather-clear,sun
        sun.min=display-brightness,brightness-low sunrise=daytime-sunrise,sunrise
        sunrise.fill=daytime-sunrise,sunrise-fill sunset=daytime-sunset,sunset sunset.fill=daytime-sunset,sunset-fill
        swift=,code-square switch.2=,toggles syringe=,eyedropper tablecells=,table tag.slash=,tag
        takeoutbag.and.cup.and.straw=,bag target=,bullseye tennis.racket=,dribbble tent=,triangle
        terminal=utilities-terminal,terminal terminal.fill=utilities-terminal,terminal-fill testtube.2=,eyedropper
        text.aligncenter=format-justify-center,text-center text.alignleft=format-justify-left,text-left
        text.alignright=format-justify-right,text-right text.badge.checkmark=,list-check text.badge.plus=,list-task
        text.book.closed=,journal-text text.bubble=,chat-left-text text.cursor=,cursor-text
        text.insert=insert-text,input-cursor-text text.justify=format-justify-fill,justify
        text.justifyleft=format-justify-left,justify-left text.magnifyingglass=,search text.quote=,blockquote-left
        textformat=,fonts textformat.123=,123 textformat.abc=,fonts textformat.alt=,fonts textformat.size=,type
        theatermasks=,mask thermometer=,thermometer-half thermometer.medium=,thermometer-half
        thermometer.snowflake=,thermometer-snow ticket=,ticket-perforated ticket.circle=,ticket-perforated
        ticket.fill=,ticket-perforated-fill timer=,stopwatch tornado=weather-tornado,tornado tortoise=,speedometer
        touchid=auth-fingerprint,fingerprint train.side.front.car=,train-front tram=,train-lightrail-front
        trash=user-trash,trash trash.circle=,trash trash.slash=,trash tray=,inbox tray.2=,inboxes
        tray.and.arrow.down=document-save,download tray.and.arrow.up=,upload tray.full=,inbox tshirt=,handbag tv=tv,tv
        uiwindow.split.2x1=,layout-split underline=format-text-underline,type-underline video=camera-video,camera-video
        video.slash=camera-disabled,camera-video-off viewfinder=,bounding-box wallet.pass=,wallet2
        wallet.pass.fill=,wallet-fill wand.and.rays=,magic wand.and.stars=,magic wand.and.stars.inverse=,magic
        washer=,moisture water.waves=,water waveform=,soundwave waveform.circle=,soundwave waveform.path=,soundwave
        waveform.path.ecg=,activity waveform.path.ecg.rectangle=,heart-pulse wifi=network-wireless,wifi
        wifi.exclamationmark=network-wireless-no-route,wifi-off wifi.slash=network-wireless-disabled,wifi-off
        wind=weather-windy,wind wineglass=,cup-straw wrench.and.screwdriver=,tools x.squareroot=,calculator
        xmark=window-close,x-lg xmark.bin=,trash xmark.circle=,x-circle xmark.icloud=,cloud-slash
        xmark.octagon=,x-octagon xmark.seal=,patch-exclamation xmark.shield=,shield-x xmark.shield.fill=,shield-fill-x
        xmark.square=,x-square yensign=,currency-yen
        """
}
