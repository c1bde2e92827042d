import { cn } from "../../lib/cn.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { plans, type RoadKind, type TriangleMark } from "./plan.ts";
import { across, drawingBox, markPoint, RoadDrawing } from "./road-drawing.tsx";

const alternatives: Readonly<Record<RoadKind, MessageKey>> = {
  divided: "safety.plan_alt.divided",
  two_way: "safety.plan_alt.two_way",
  curve: "safety.plan_alt.curve",
};

/** The driver stands beside the cab, behind the rail. */
const driverAt = -58;

/** Rem of the upright picture for a foot of road, where the screen is wide enough; the curve is broader. */
const uprightScale: Readonly<Record<RoadKind, number>> = { divided: 0.1, two_way: 0.1, curve: 0.08 };

interface PictureProps {
  kind: RoadKind;
  className?: string;
}

/** The distance as the rule gives it. */
function Distance({ mark }: { mark: TriangleMark }) {
  const t = useT();
  return mark.place === "before_curve" ? t("safety.mark.curve_feet") : t("safety.mark.feet", { feet: mark.feet });
}

/** A road from above with its distances beside it, to scale: upright on a phone, lying where there is room. */
export function RoadPicture({ kind }: PictureProps) {
  return (
    <>
      <UprightRoad kind={kind} className="md:hidden" />
      <LyingRoad kind={kind} className="max-md:hidden" />
    </>
  );
}

function UprightRoad({ kind, className }: PictureProps) {
  const t = useT();
  const box = drawingBox(kind);
  const place = (y: number) => `${((y - box.top) / box.height) * 100}%`;
  return (
    <figure
      dir="ltr"
      className={cn("relative mx-auto overflow-hidden rounded-lg border border-line bg-verge pe-32", className)}
      style={{ width: `min(${box.width * uprightScale[kind] + 8}rem, 100%)` }}
    >
      <svg
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        className="block h-auto w-full"
        role="img"
        aria-label={t(alternatives[kind])}
      >
        <RoadDrawing kind={kind} />
        {plans[kind].marks.map((mark) => {
          const { x, y } = markPoint(kind, mark);
          return <path key={mark.at} d={`M${x + 10} ${y}H${across.width}`} strokeWidth="0.8" className="stroke-ink" />;
        })}
      </svg>
      {plans[kind].marks.map((mark) => (
        <span
          key={mark.at}
          aria-hidden="true"
          className="absolute right-2 w-28 -translate-y-1/2 font-semibold text-base"
          style={{ top: place(markPoint(kind, mark).y) }}
        >
          <Distance mark={mark} />
        </span>
      ))}
      <span
        aria-hidden="true"
        dir="auto"
        className="absolute right-2 w-28 -translate-y-1/2 text-left font-semibold text-green-ink text-xs leading-tight"
        style={{ top: place(driverAt) }}
      >
        {t("safety.mark.you")}
      </span>
    </figure>
  );
}

function LyingRoad({ kind, className }: PictureProps) {
  const t = useT();
  const box = drawingBox(kind);
  const right = -box.top;
  const place = (y: number) => `${((-y - (right - box.height)) / box.height) * 100}%`;
  return (
    <figure dir="ltr" className={cn("overflow-hidden rounded-lg border border-line bg-verge", className)}>
      <svg
        viewBox={`${right - box.height} ${box.left} ${box.height} ${box.width}`}
        className="block w-full"
        role="img"
        aria-label={t(alternatives[kind])}
      >
        <g transform="rotate(90)">
          <RoadDrawing kind={kind} turned />
        </g>
      </svg>
      <div className="relative h-14 leading-tight" aria-hidden="true">
        {plans[kind].marks.map((mark) => (
          <span
            key={mark.at}
            className="absolute top-2 -translate-x-1/2 whitespace-nowrap font-bold text-lg"
            style={{ left: place(markPoint(kind, mark).y) }}
          >
            <Distance mark={mark} />
          </span>
        ))}
        <span
          dir="auto"
          className="absolute top-2 w-40 -translate-x-1/2 text-center font-semibold text-green-ink text-sm leading-tight"
          style={{ left: `min(${place(driverAt)}, calc(100% - 5.25rem))` }}
        >
          {t("safety.mark.you")}
        </span>
      </div>
    </figure>
  );
}
