### Notifications, webhooks, other devices, and the installed app.

## Notifications

push-text = This device tells you when it is your turn, when a game is over, when a bot has taken your seat, and when the others want a rematch. It does so only while you have no page of that table open, and at most once a turn.
push-turn-on = Notify me on this device
push-turn-off = Turn off
push-on = This device notifies you.
push-test = Send a test
push-tested = It is on its way.
push-test-failed =
    { $status ->
        [0] It could not be sent: the push service cannot be reached from this server.
       *[other] It could not be sent: the push service answered { $status }.
    }
push-insecure = Browsers only allow this if the address begins with https, or on the computer that runs the server.
push-unable = This browser cannot do this. On an iPhone or iPad, first add Lamster to the home screen and open it from there.
push-denied = You have blocked notifications from this page. You can allow them again in your browser's settings.
push-browser-failed = The browser refused, or could not reach its push service. Try again later.

## Webhook

webhook-title = Webhook
webhook-label = Address for other programs
webhook-hint = The table sends a line of JSON to this address when it is somebody's turn, and at the end: for a chat bot or a lamp. Only you, the host, see this address.
webhook-test = Try it out
webhook-saved = From now on the table reports to this address.
webhook-removed = The table no longer reports to any address.
webhook-tested = It answered { $status }.
webhook-test-failed =
    { $status ->
        [0] It cannot be reached.
       *[other] It answered { $status }, which means that it failed.
    }

## Another device

device-title = Another device
device-text = A link makes you the same person on another device: the same name, the same tables, the same seats.
device-make = Make a link
device-make-again = New link
device-copy = Copy link
device-qr-alt = A code to scan with the other device
device-left = Works once, for another { $minutes }:{ $seconds }.
device-warning = Anyone who opens it can play as you. Do not send it to anybody else.
device-over = The link no longer works.
device-where = Make a link in the settings of the device on which you already play.
device-become = Become { $name } here?
device-become-text = From now on this browser is { $name }: the same tables and the same seats as on the other device.
device-become-now =
    { $tables ->
        [0] At the moment you are { $now } here. You can switch back to { $now } in the settings at any time.
        [one] At the moment you are { $now } here, with a seat in 1 unfinished game. { $now } keeps that seat, and you can switch back to { $now } in the settings at any time.
       *[other] At the moment you are { $now } here, with seats in { $tables } unfinished games. { $now } keeps those seats, and you can switch back to { $now } in the settings at any time.
    }
device-become-warning = Did somebody else send you this link? Then do not accept: they would see what you do here.
device-become-do = Become { $name }
device-same = You are already { $name } here. Open the link on the other device.
before-text = Who you were here before:
before-be = Switch back to { $name }

## The app

install-title = As an app
install-text = You can add Lamster to your apps, with a window of its own. Only an icon is downloaded.
install-do = Install
install-done = Installed.
install-is = Lamster is installed as an app.
install-how = Your browser can add Lamster to your apps: look for “Install” or “Add to home screen” in its menu.

## Errors

## Another browser for somebody who is away

table-other-device = Another device for { $name }
seat-link-title = Another device for { $name }
seat-link-text = If { $name } cannot get back in, because the address of the server has changed for instance, this makes a link to the seat. Whoever opens it plays on for { $name }. It works once, for ten minutes, and the log tells everybody.
seat-link-make = Make a link
seat-link-warning = Give it to { $name } alone: it shows what { $name } holds.
seat-take-title = Play on here
seat-take-text = This link gives you a seat at this table, in this browser.
seat-take-do = Take the seat
