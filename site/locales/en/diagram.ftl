# Making diagrams: code and pictures of a position, for articles.

do-embed = Embed
diagram-title = Make a diagram
diagram-line = This moment as a live board for your own page. Copy the code into an article, or save a picture.
diagram-hidden = This code holds every player’s cards. Readers are shown only what everybody may see, but anyone can read the cards out of the code: do not publish a game that is still being played.
diagram-play = Readers may play on from here
diagram-bare = Without the step bar
diagram-theme = Colours
diagram-theme-system = as on the reader’s device
diagram-theme-light = light
diagram-theme-dark = dark
diagram-wake = Starts
diagram-wake-tap = when tapped
diagram-wake-visible = when it comes into sight
diagram-form = As
diagram-form-element = a board as tall as it needs to be
diagram-form-frame = a plain frame, without a script
diagram-code = The code for your page
diagram-copy = Copy the code
diagram-svg = Save as SVG
diagram-png = Save as PNG
diagram-preview = How it will look
