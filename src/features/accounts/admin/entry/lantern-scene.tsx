const STARS: [number, number, number][] = [
  [92, 96, 2.2],
  [188, 152, 1.6],
  [262, 70, 1.8],
  [352, 128, 2.4],
  [446, 62, 1.6],
  [540, 110, 2],
  [628, 74, 1.6],
  [716, 148, 2.2],
  [142, 236, 1.5],
  [596, 214, 1.5],
  [740, 262, 1.8],
  [60, 300, 1.6],
];

const WINDOWS: [number, number][] = [
  [452, 548],
  [488, 548],
  [560, 548],
  [452, 584],
  [560, 584],
  [596, 584],
];

/** The picture: a prairie at dusk, with a small hospital and a lantern. */
export function LanternScene({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Gradients />
      <rect width="800" height="900" fill="url(#dusk)" />
      <g fill="#fdf3dc" opacity="0.8">
        {STARS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path d="M0 628c120-44 232-40 348-12s250 26 452-40v324H0Z" fill="#4d8f80" />
      <path d="M0 672c96-26 210-46 330-22s280 40 470-26v276H0Z" fill="#22665d" />
      <Hospital />
      <path d="M0 734c150-60 300-74 430-66s256 44 370 30v202H0Z" fill="#0f4c45" />
      <circle cx="196" cy="588" r="150" fill="url(#glow)" />
      <Lantern />
      <path d="M0 806c140-44 268-40 420-14s270 18 380-10v118H0Z" fill="#0a3833" />
      <g stroke="#12655d" strokeWidth="3" strokeLinecap="round" fill="none">
        <path d="M70 824q-4-26-16-40M82 826q2-30 12-44M92 828q8-18 20-26" />
        <path d="M618 828q-4-26-14-38M630 830q2-30 12-42M642 832q8-16 20-24" />
        <path d="M330 838q-2-20-10-30M340 840q2-22 10-32" />
      </g>
    </svg>
  );
}

function Gradients() {
  return (
    <defs>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0a3833" />
        <stop offset="0.45" stopColor="#12655d" />
        <stop offset="0.66" stopColor="#7fae9b" />
        <stop offset="0.76" stopColor="#f6d79a" />
      </linearGradient>
      <radialGradient id="glow">
        <stop offset="0" stopColor="#f2b441" stopOpacity="0.6" />
        <stop offset="1" stopColor="#f2b441" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Hospital() {
  return (
    <g>
      <path d="M426 520h206v124H426Z" fill="#faf6ef" />
      <path d="M414 522l115-52 115 52Z" fill="#b2432a" />
      <path d="M632 560h86v84h-86Z" fill="#e8f2f0" />
      <path d="M626 562h98l-14-22h-72Z" fill="#8e3320" />
      <g fill="#f2b441">
        {WINDOWS.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="20" height="24" rx="2" />
        ))}
        <rect x="654" y="584" width="18" height="22" rx="2" />
        <rect x="684" y="584" width="18" height="22" rx="2" />
      </g>
      <path d="M518 596h24v48h-24Z" fill="#0f4c45" />
      <path d="M526 486h8v9h9v8h-9v9h-8v-9h-9v-8h9Z" fill="#faf6ef" />
    </g>
  );
}

function Lantern() {
  return (
    <g>
      <path d="M190 610h12v216h-12Z" fill="#072824" />
      <path d="M170 558h52l8 58h-68Z" fill="#072824" />
      <path d="M178 566h36l6 42h-48Z" fill="#f2b441" />
      <path d="M196 574c9 12 11 18 11 22a11 11 0 0 1-22 0c0-4 2-10 11-22Z" fill="#fdf3dc" />
      <path d="M176 558l20-20 20 20Z" fill="#072824" />
      <path d="M186 536a10 10 0 0 1 20 0" fill="none" stroke="#072824" strokeWidth="4" />
    </g>
  );
}
