import type { ReactNode } from "react";

const strands = Array.from(
  { length: 9 },
  (_, at) => `M6 ${20 + at * 2.4}q10 ${at % 2 === 0 ? -5 : 5} 22 0t22 0t16 0`,
).join("");
const needles = Array.from({ length: 8 }, (_, at) => `M${10 + at * 8} 6v30`).join("");
const ribs = Array.from({ length: 9 }, (_, at) => `M${8 + at * 7} 14v24`).join("");

/** What is done at each station of the line, a few centimetres or a few metres of it. */
const drawings: ReactNode[] = [
  <g key="veneer" className="fill-none stroke-oak-deep" strokeWidth="1.5">
    {[12, 20, 28, 36].map((y) => (
      <path key={y} d={`M6 ${y}q15-7 30 0t30 0`} />
    ))}
    <path d="M14 11q12-4 20 1M40 29q10 4 18-1" className="stroke-oak" strokeWidth="1" />
  </g>,
  <g key="press">
    <path d="M10 4h52v12H10z" className="fill-moss" />
    <path d="M20 16v7M52 16v7" className="stroke-moss" strokeWidth="4" />
    <path d="M8 23h56v4H8z" className="fill-felt" />
    <path d="M8 31h56" className="stroke-oak" strokeWidth="2" />
    <path d="M8 37h56" className="stroke-[#e0bd8d]" strokeWidth="7" />
  </g>,
  <g key="slats">
    <path d="M4 34h64v5H4z" className="fill-ink" />
    {[7, 20, 33, 46, 59].map((x) => (
      <rect key={x} x={x} y="25" width="8" height="9" className="fill-oak" />
    ))}
    <path d="M37 4v14m-4-5 4 5 4-5" className="fill-none stroke-moss" strokeWidth="2" />
  </g>,
  <g key="finish">
    <path d="M4 34h64v6H4z" className="fill-[#c99a63]" />
    <path d="M4 33h30" className="stroke-oak-deep" strokeWidth="3" />
    <circle cx="38" cy="23" r="9" className="fill-paper stroke-moss" strokeWidth="3" />
    <path d="M38 23V6h22" className="fill-none stroke-moss" strokeWidth="3" />
  </g>,
  <g key="felt" className="fill-none">
    <path d={strands} className="stroke-moss" strokeWidth="1" />
    <path d={needles} className="stroke-oak" strokeWidth="1" />
    <path d="M4 6h64" className="stroke-oak-deep" strokeWidth="4" />
  </g>,
  <g key="cutting">
    <path d="M4 26h16l5 8 5-8h14l5 8 5-8h14v13H4z" className="fill-moss" />
    <path d="M25 4v17m-4-5 4 5 4-5" className="fill-none stroke-oak-deep" strokeWidth="2" />
  </g>,
  <g key="booth">
    <rect x="20" y="4" width="32" height="36" rx="2" className="fill-ink" />
    <rect x="23" y="8" width="26" height="29" className="fill-moss" />
    <path d="M27 11h18" className="stroke-white" strokeWidth="1.5" />
    <circle cx="31" cy="20" r="3" className="fill-paper/80" />
    <path d="M26 37v-8a5 5 0 0 1 10 0v8z" className="fill-paper/80" />
    <path d="M41 8v29" className="stroke-ink" strokeWidth="1.5" />
  </g>,
  <g key="pallet">
    {[0, 1, 2].map((row) => (
      <g key={row} className="fill-[#d9bd93] stroke-oak-deep" strokeWidth="1">
        <rect x="12" y={5 + row * 10} width="24" height="10" />
        <rect x="36" y={5 + row * 10} width="24" height="10" />
      </g>
    ))}
    <path d="M8 37h56M14 41h6M33 41h6M52 41h6" className="stroke-oak-deep" strokeWidth="3" />
  </g>,
  <g key="container">
    <rect x="3" y="11" width="66" height="28" className="fill-moss" />
    <path d={ribs} className="stroke-moss-deep" strokeWidth="1.5" />
    <path d="M3 11h66M3 39h66" className="stroke-ink" strokeWidth="2" />
  </g>,
];

export function StationDrawing({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 72 44" className="w-18 rtl:-scale-x-100" aria-hidden="true" focusable="false">
      {drawings[number - 1]}
    </svg>
  );
}
