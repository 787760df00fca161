### Reaching people: notifications, webhooks, other devices, and the app.

## Notifications

push-text = This device tells you when it is your turn, when a game is over, when a bot took your seat, and when the others want a rematch: when you have no page of that table open, and at most once a turn.
push-turn-on = Notify me on this device
push-turn-off = Turn off
push-on = This device notifies you.
push-test = Send one now
push-tested = It is on its way.
push-test-failed =
    { $status ->
        [0] It could not be sent: the push service cannot be reached from this server.
       *[other] It could not be sent: the push service answered { $status }.
    }
push-insecure = Browsers allow it only where the address begins with https, or on the computer that runs the server.
push-unable = This browser cannot do it. On an iPhone or iPad, first put Lamster on the home screen and open it from there.
push-denied = You have forbidden notifications of this page. The browser's own settings for this page can allow them again.
push-browser-failed = The browser refused, or cannot reach its push service. Try again later.

## Webhook

webhook-title = Webhook
webhook-label = Address for other programs
webhook-hint = The table sends a line of JSON there when it is somebody's turn, and at the end: for a chat bot or a lamp. Only you, the host, see this address.
webhook-test = Try it out
webhook-saved = The table tells this address from now on.
webhook-removed = The table tells nobody any more.
webhook-tested = It answered { $status }.
webhook-test-failed =
    { $status ->
        [0] It cannot be reached.
       *[other] It answered { $status }, which does not mean yes.
    }

## Another device

device-title = Another device
device-text = With a link you are the same person on another device: the same name, the same tables, the same seats.
device-make = Make a link
device-make-again = New link
device-copy = Copy link
device-qr-alt = A code to scan with the other device
device-left = Good once, for { $minutes }:{ $seconds } more.
device-warning = Whoever opens it can play as you. Send it to nobody.
device-over = The link is no longer good.
device-where = You make a link in the settings of the device on which you are somebody already.
device-become = Become { $name } here?
device-become-text = This browser will be { $name } from now on: the same tables and the same seats as on the other device.
device-become-now =
    { $tables ->
        [0] Here you are { $now } now. You can be { $now } again at any time: in the settings.
        [one] Here you are { $now } now, at 1 table that is not over. { $now } keeps that seat, and you can be { $now } again at any time: in the settings.
       *[other] Here you are { $now } now, at { $tables } tables that are not over. { $now } keeps those seats, and you can be { $now } again at any time: in the settings.
    }
device-become-warning = Did somebody else send you this link? Then say no: they would see what you do here.
device-become-do = Become { $name }
device-same = You are { $name } here already. Open the link on the other device.
before-text = Whom you were here before:
before-be = Be { $name } again

## The app

install-title = As an app
install-text = Lamster can stand among your apps, with a window of its own. Nothing is downloaded but an icon.
install-do = Install
install-done = Installed.
install-is = Lamster is installed as an app.
install-how = Your browser can put Lamster among your apps: look for “Install” or “Add to home screen” in its menu.

## Errors
