/** Lengths and places in feet, seen from above; the truck drives up, its rear bumper is at 0, behind is positive. */
export const truck = { length: 70, trailer: 50, width: 8.5 } as const;

export const roadKinds = ["divided", "two_way", "curve"] as const;
export type RoadKind = (typeof roadKinds)[number];

export interface TriangleMark {
  /** Feet behind the rear bumper; negative is ahead of it. */
  readonly at: number;
  /** What the driver walks: from the bumper that is nearer. */
  readonly feet: number;
  readonly place: "beside" | "behind" | "ahead" | "before_curve";
}

export interface RoadPlan {
  /** What the drawing shows, in feet from the rear bumper. */
  readonly from: number;
  readonly to: number;
  readonly marks: readonly TriangleMark[];
}

/** 49 CFR 392.22(b): where the three warning devices stand. */
export const plans: Readonly<Record<RoadKind, RoadPlan>> = {
  divided: {
    from: -90,
    to: 225,
    marks: [
      { at: 10, feet: 10, place: "beside" },
      { at: 100, feet: 100, place: "behind" },
      { at: 200, feet: 200, place: "behind" },
    ],
  },
  two_way: {
    from: -195,
    to: 125,
    marks: [
      { at: -170, feet: 100, place: "ahead" },
      { at: 10, feet: 10, place: "beside" },
      { at: 100, feet: 100, place: "behind" },
    ],
  },
  curve: {
    from: -90,
    to: 350,
    marks: [
      { at: 10, feet: 10, place: "beside" },
      { at: 100, feet: 100, place: "behind" },
      { at: 320, feet: 320, place: "before_curve" },
    ],
  },
};

/** Feet as a walker's steps, to the nearest that one can count. */
export function stepsFor(feet: number): number {
  return Math.round(feet / 2.5);
}
