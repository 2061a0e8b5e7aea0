// The drawing on the page of the outbox while it has no letter: Rob beside an open, empty mailbox. Its background is
// dark, so it has the same colours in both themes.

const ROB = `<g transform="translate(4 44) scale(.32)" stroke-width="6">
<path fill="#ffc83d" stroke="none" d="M168 238C146 262 112 262 90 236C78 222 62 210 42 208C30 262 42 318 74 352C84 364 98 364 108 354C120 344 132 344 142 356C154 368 170 366 180 356C192 344 206 344 216 356C228 368 244 366 254 356C266 344 280 344 290 354C300 362 314 360 322 348C348 318 350 270 318 244Z"/>
<path d="M168 238C146 262 112 262 90 236C78 222 62 210 42 208C30 262 42 318 74 352M322 348C348 318 350 270 318 244"/>
<path stroke="#8a6414" stroke-width="5" d="M114 292C132 258 196 254 226 278C218 288 216 290 206 292C210 298 206 306 192 308C192 316 172 322 154 316C136 312 122 304 114 292Z"/>
<path fill="#ffc83d" d="M156 186C156 136 194 108 240 108C290 108 324 142 324 188C324 238 290 264 242 264C194 264 156 236 156 186Z"/>
<path fill="#0b1620" stroke="none" d="M204 186a17 19 0 1 0 34 0C230 170 212 170 204 186ZM272 190a16 19 0 1 0 32 0C300 174 276 174 272 190Z"/>
<path fill="#f2e9d5" stroke="none" d="M229 190a4 4 0 1 0 .1 0ZM295 184a4.500 4.500 0 1 0 .1 0Z"/>
<path fill="#0b1620" stroke="#0b1620" stroke-width="5" d="M258 158C266 140 290 134 310 148C294 144 276 147 258 158Z"/>
<path fill="#f0703c" stroke="#8a6414" stroke-width="5" d="M226 224C232 204 254 198 274 206C300 214 330 212 356 202C368 206 368 224 352 232C322 244 284 242 262 240C246 238 230 234 226 224Z"/>
<g transform="translate(-10 -2) rotate(-19 230 136)"><path fill="#1d3542" d="M108 138C106 118 164 112 232 112C300 112 356 118 356 136C356 152 300 156 232 156C166 156 110 154 108 138Z"/>
<path fill="#1d3542" d="M164 126C176 108 184 86 184 66C166 52 138 56 112 84C112 40 150 4 196 6C238 8 250 34 254 54C258 68 276 66 284 82C292 98 298 112 304 126C270 140 200 142 164 126Z"/>
<path fill="#a9e5df" stroke="none" d="M168 108C208 124 262 122 296 108L304 126C268 140 204 142 164 126Z"/></g></g>`;

const MAILBOX = `<path stroke="#9db2b8" d="M186 96v62M194 96v62"/>
<path fill="#12232e" stroke="#9db2b8" d="M150 96V66a20 20 0 0 1 40 0v30zM170 46h44a20 20 0 0 1 20 20v30h-44"/>
<path fill="#081119" stroke="#9db2b8" d="M156 92V67a14 14 0 0 1 28 0v25z"/>
<path stroke="#9db2b8" d="M150 96l-16 12h40l16-12"/>
<path stroke="#f17847" d="M216 84h16M232 79v10"/>`;

/** An SVG element. It is decoration, and the sentence below it says the same. */
export const EMPTY_MAILBOX = `<svg viewBox="0 0 250 190" width="250" height="190" aria-hidden="true" fill="none" stroke="#d8a844" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
<rect width="250" height="190" rx="10" fill="#0b1620" stroke="none"/>
<circle cx="132" cy="34" r="15" fill="#f2e9d5" stroke="none"/>
${MAILBOX}
${ROB}
<path d="M10 158c6.500-5 13.500-5 20 0s13.500 5 20 0 13.500-5 20 0 13.500 5 20 0 13.500-5 20 0 13.500 5 20 0 13.500-5 20 0 13.500 5 20 0 13.500-5 20 0 13.500 5 20 0 13.500-5 20 0"/>
<path stroke="#5f7c88" stroke-width="1.5" d="M28 172h40M96 170h58M176 174h36"/>
</svg>`;
