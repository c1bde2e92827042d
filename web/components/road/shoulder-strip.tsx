import { useT } from "../../lib/i18n.tsx";
import { plans } from "./plan.ts";
import { across, RoadDrawing } from "./road-drawing.tsx";

const from = -100;
const to = 232;
const length = to - from;

/** A divided highway across the whole width: the truck on its shoulder and the three triangles behind it, to scale. */
export function ShoulderStrip() {
  const t = useT();
  return (
    <div dir="ltr" className="relative border-line border-y bg-verge">
      <svg
        viewBox={`${-to} 4 ${length} ${across.width - 4}`}
        className="block max-h-56 w-full"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t("home.strip_alt")}
      >
        <g transform="rotate(90)">
          <RoadDrawing kind="divided" turned reach={400} />
        </g>
        {plans.divided.marks.map((mark) => (
          <g key={mark.at} className="max-sm:hidden">
            <text x={-mark.at} y="56.6" textAnchor="middle" fontSize="5" className="fill-ink font-semibold">
              {t("safety.mark.feet", { feet: mark.feet })}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
