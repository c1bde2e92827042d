import type { ReactNode } from "react";
import type { DashLamp } from "#domain/chat/dash-lamps.ts";
import { cn } from "../../lib/cn.ts";

const lettering = { fill: "currentColor", stroke: "none", fontWeight: 800, textAnchor: "middle" } as const;

/** An engine seen from its side, as the check-engine lamp draws it. */
const engine = (
  <path d="M5 10h3l2.5-2.5h6L19 10v2h3v-2h5v10h-5v-2h-2.5v2L17 22.5H9L5 18.5zM5 14H2m0-4v8M10 4.5h7M13.5 4.5v3" />
);

/** A circle between two brackets: the sign of everything about brakes. */
const brake = (
  <>
    <circle cx="16" cy="14" r="8.5" />
    <path d="M6 5.5a12 12 0 0 0 0 17M26 5.5a12 12 0 0 1 0 17" />
  </>
);

/** Lamps as the dash draws them, on a field of 32 by 28. */
const drawings: Readonly<Record<DashLamp, ReactNode>> = {
  stop_engine: (
    <>
      <path d="M11.5 3h9l6.5 6.5v9L20.5 25h-9L5 18.5v-9z" />
      <text x="16" y="16.6" fontSize="7.2" {...lettering}>
        STOP
      </text>
    </>
  ),
  oil_pressure: (
    <>
      <path d="M2 10.5l4 1.5h3l2-2h8l1.5 2L28 8.5l1.5 1-8.5 10H9V12M11 10V7.5h6M14 7.5V10" />
      <path d="M29 15.5c1 1.5 1.5 2.2 1.5 3a1.5 1.5 0 0 1-3 0c0-.8.5-1.5 1.5-3z" fill="currentColor" />
    </>
  ),
  coolant_hot: (
    <>
      <path d="M16 3v12M16 5h5M16 9h4" />
      <circle cx="16" cy="17" r="2.5" fill="currentColor" />
      <path d="M3 18.5c2 0 2 1.5 4 1.5s2-1.5 4-1.5M21 18.5c2 0 2 1.5 4 1.5s2-1.5 4-1.5M3 24c2 0 2 1.5 4.3 1.5S9.7 24 12 24s2 1.5 4 1.5 2-1.5 4-1.5 2 1.5 4.3 1.5S26.7 24 29 24" />
    </>
  ),
  low_air: (
    <>
      {brake}
      <text x="16" y="13.6" fontSize="5.4" {...lettering}>
        LOW
      </text>
      <text x="16" y="19" fontSize="5.4" {...lettering}>
        AIR
      </text>
    </>
  ),
  battery: <path d="M4 9h24v14H4zM8 9V5.5h4V9M20 9V5.5h4V9M8 15h5M19 15h5M21.5 12.5v5" />,
  check_engine: engine,
  dpf: (
    <>
      <path d="M2 14h5M25 14h5M7 7.5h18v13H7z" />
      <g fill="currentColor" stroke="none">
        {[11, 16, 21].flatMap((x) =>
          [11, 14, 17].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={(x + y) % 2 === 0 ? 1.5 : 1} />),
        )}
      </g>
    </>
  ),
  exhaust_hot: (
    <>
      <path d="M2 17h11M2 23h11M13 15.5h4v9h-4zM21 17c1.5-1.5 3 1.5 4.5 0s3-1.5 4.5 0M21 23c1.5-1.5 3 1.5 4.5 0s3-1.5 4.5 0" />
      <path d="M9 3.5v6M9 4.5h3.5M9 7h2.5" />
      <circle cx="9" cy="11.2" r="1.8" fill="currentColor" />
    </>
  ),
  def: (
    <>
      <path d="M16 2.5c5 6 8 9.5 8 14a8 8 0 0 1-16 0c0-4.5 3-8 8-14z" />
      <text x="16" y="19" fontSize="6" {...lettering}>
        DEF
      </text>
    </>
  ),
  abs: (
    <>
      {brake}
      <text x="16" y="16.5" fontSize="7" {...lettering}>
        ABS
      </text>
    </>
  ),
  trailer_abs: (
    <>
      <path d="M2 5h24v14H2zM26 16h4" />
      <circle cx="7.5" cy="22.5" r="2.5" />
      <circle cx="14" cy="22.5" r="2.5" />
      <text x="14" y="14.6" fontSize="7" {...lettering}>
        ABS
      </text>
    </>
  ),
  tire_pressure: (
    <>
      <path d="M9.5 4C5 9 4 15 7.5 21h17C28 15 27 9 22.5 4M9 21l-1 3.5M13.7 21v3.5M18.3 21v3.5M23 21l1 3.5M16 8v6.5" />
      <circle cx="16" cy="17.6" r="0.8" fill="currentColor" />
    </>
  ),
  water_in_fuel: (
    <>
      <path d="M5 23V6.5A2.5 2.5 0 0 1 7.5 4h6A2.5 2.5 0 0 1 16 6.5V23M3 23h15M8 8h5v4H8z" />
      <path
        d="M24 6c2 2.6 3 4 3 5.5a3 3 0 0 1-6 0C21 10 22 8.6 24 6zM27 16.5c1.4 1.8 2 2.8 2 3.9a2 2 0 0 1-4 0c0-1.1.6-2.1 2-3.9z"
        fill="currentColor"
      />
    </>
  ),
  low_fuel: (
    <path d="M6 23V6.5A2.5 2.5 0 0 1 8.5 4h7A2.5 2.5 0 0 1 18 6.5V23M4 23h16M9 8h6v5H9zM18 12h2.5a2 2 0 0 1 2 2v4.5a2 2 0 0 0 4 0V10l-4-4" />
  ),
};

/** A lamp of the dash; what it is called stands beside it. */
export function LampPicture({ lamp, className }: { lamp: DashLamp; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn("h-11 w-12 shrink-0", className)}
    >
      {drawings[lamp]}
    </svg>
  );
}
