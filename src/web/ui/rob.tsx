// The drawing of Rob: the ghost of a rubber duck in a bent wizard hat. It is shown where Rob speaks.
import type { ReactNode } from "react";

export type RobMood = "listening" | "thinking" | "amused" | "stern" | "gentle";

const SIZES = { small: "size-12", medium: "size-24", large: "size-40", fill: "size-full" };

/** For each mood of Rob: the SVG paths of the lid over his left eye and of his only eyebrow. */
const FACES: Record<RobMood, { lid: string | null; brow: string }> = {
  listening: { lid: null, brow: "M258 158C266 140 290 134 310 148C294 144 276 147 258 158Z" },
  thinking: { lid: "M197 180L243 178", brow: "M258 150C268 132 292 130 310 148C294 140 276 142 258 150Z" },
  amused: { lid: "M196 184L244 184", brow: "M256 160C264 134 292 128 314 148C296 142 276 146 256 160Z" },
  stern: { lid: "M196 186L244 189", brow: "M258 166C264 146 288 138 310 156C294 151 276 153 258 166Z" },
  gentle: { lid: null, brow: "M258 152C270 140 292 142 308 156C294 150 276 148 258 152Z" },
};

const BODY =
  "M168 238C146 262 112 262 90 236C78 222 62 210 42 208C30 262 42 318 74 352C84 364 98 364 108 354C120 344 132 344 142 356C154 368 170 366 180 356C192 344 206 344 216 356C228 368 244 366 254 356C266 344 280 344 290 354C300 362 314 360 322 348C348 318 350 270 318 244";
const HEAD = "M298 130C314 146 324 166 324 188C324 238 290 264 242 264C194 264 156 236 156 186";

interface RobProps {
  size?: keyof typeof SIZES;
  mood?: RobMood;
  className?: string;
}

export function Rob({ size = "medium", mood = "stern", className = "" }: RobProps) {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      className={`shrink-0 ${SIZES[size]} ${className}`}
      fill="none"
      stroke="var(--art-gold)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke="var(--art-ghost)">
        <path d="M14 344C36 336 56 338 76 344S118 352 142 346 196 338 222 344 272 352 300 346 350 338 388 344" />
        <path
          strokeWidth="3"
          opacity=".9"
          d="M22 318C70 306 120 314 172 308M226 322C270 312 330 320 384 312M62 286C100 280 120 284 148 282M262 288C300 282 322 286 358 284"
        />
      </g>
      <RobBody />
      <RobHead mood={mood} />
      <RobHat />
      <path
        stroke="var(--art-ghost)"
        strokeWidth="3"
        opacity=".6"
        d="M92 380C120 374 140 376 162 380M204 380C236 374 268 374 312 380M150 394C180 390 214 390 250 394"
      />
    </svg>
  );
}

function RobBody() {
  return (
    <g>
      <path d={`${BODY}Z`} fill="var(--art-duck)" fillOpacity=".93" stroke="none" />
      <g stroke="var(--art-ghost)">
        <path
          opacity=".55"
          d="M72 344C94 350 122 350 142 346 166 341 196 338 222 344 272 352 300 346 322 343"
        />
        <path
          strokeWidth="3"
          opacity=".6"
          d="M54 314C92 310 134 313 172 308M226 322C262 313 302 316 340 318M62 286C80 283 96 282 108 282M262 288C292 283 316 285 344 285"
        />
      </g>
      <path d={BODY} />
      <g stroke="var(--art-duck-line)">
        <path
          strokeWidth="5"
          d="M114 292C132 258 196 254 226 278C218 288 216 290 206 292C210 298 206 306 192 308C192 316 172 322 154 316C136 312 122 304 114 292Z"
        />
        <path strokeWidth="3" d="M62 240C66 250 74 258 84 264" />
      </g>
    </g>
  );
}

function RobHead({ mood }: { mood: RobMood }) {
  const { lid, brow } = FACES[mood];
  return (
    <g>
      <path
        stroke="none"
        fill="var(--art-duck)"
        d="M156 186C156 136 194 108 240 108C290 108 324 142 324 188C324 238 290 264 242 264C194 264 156 236 156 186Z"
      />
      <path d={HEAD} />
      <g fill="var(--art-night)" stroke="none">
        <path d={lid ? "M204 188a17 17 0 1 0 34 0Z" : "M204 186a17 19 0 1 0 34 0C230 170 212 170 204 186Z"} />
        <path d="M272 190a16 19 0 1 0 32 0C300 174 276 174 272 190Z" />
        <path fill="var(--art-moonlight)" d="M229 190a4 4 0 1 0 .1 0ZM295 184.500a4.500 4.500 0 1 0 .1 0Z" />
      </g>
      <g stroke="var(--art-night)">
        {lid && <path strokeWidth="7" d={lid} />}
        <path fill="var(--art-night)" strokeWidth="5" d={brow} />
      </g>
      <g fill="var(--art-bill)" stroke="var(--art-duck-line)" strokeWidth="5">
        <path d="M248 236C264 262 312 262 332 236Z" />
        <path
          stroke="none"
          d="M226 224C232 204 254 198 274 206C300 214 330 212 356 202C368 206 368 224 352 232C322 244 284 242 262 240C246 238 230 234 226 224Z"
        />
        <path
          fill="none"
          d="M218 214C222 222 226 226 232 230C262 244 322 244 352 232C368 224 368 206 356 202C330 212 300 214 274 206C254 198 234 204 228 220M262 216l10 3"
        />
      </g>
    </g>
  );
}

function RobHat() {
  return (
    <g transform="translate(-10 -2) rotate(-19 230 136)">
      <g fill="var(--art-ripple)">
        <path d="M108 138C106 118 164 112 232 112C300 112 356 118 356 136C356 152 300 156 232 156C166 156 110 154 108 138Z" />
        <path d="M164 126C176 108 184 86 184 66C166 52 138 56 112 84C112 40 150 4 196 6C238 8 250 34 254 54C258 68 276 66 284 82C292 98 298 112 304 126C270 140 200 142 164 126Z" />
      </g>
      <path
        fill="var(--art-ghost)"
        fillOpacity=".9"
        d="M168 108C208 124 262 122 296 108L304 126C268 140 204 142 164 126Z"
      />
      <path d="M164 126C204 142 268 140 304 126" />
      <path strokeWidth="3" d="M184 66C194 72 204 70 212 60M196 92C200 90 204 86 206 82" />
      <path
        stroke="none"
        fill="var(--art-gold)"
        transform="translate(12 10)"
        d="M232 50a9 9 0 1 0 .1 0ZM226 76c9-7 19 0 14 10c-3 5-9 9-16 10c5-4 8-7 6-10c-4-1-7-5-4-10Z"
      />
      <path stroke="none" fill="var(--art-ghost)" d="M112 84l4 12 12 4-12 4-4 12-4-12-12-4 12-4Z" />
    </g>
  );
}

/** Rob at the left, with his words in a speech bubble. */
export function RobSays({
  mood = "amused",
  isLarge = false,
  isLong = false,
  children,
}: {
  mood?: RobMood;
  /** Whether Rob is drawn larger on a wide screen, as at the end of a reading. */
  isLarge?: boolean;
  /** Whether the text is longer than a line or two. On a phone Rob is then drawn under the text. */
  isLong?: boolean;
  children: ReactNode;
}) {
  return (
    <figure
      data-long={isLong || undefined}
      className="flex items-end gap-3 max-sm:data-long:flex-col-reverse max-sm:data-long:items-start sm:gap-5"
    >
      <Rob mood={mood} className={`max-sm:size-20 ${isLarge ? "lg:size-44" : ""}`} />
      <blockquote
        dir="auto"
        className="bubble min-w-0 [overflow-wrap:anywhere] type-quip relative mb-6 max-sm:in-data-long:mb-0 rounded-surface border border-ghost px-5 py-4 text-ghost sm:px-6"
      >
        {children}
      </blockquote>
    </figure>
  );
}
