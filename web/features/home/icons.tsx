import type { ComponentProps, ReactNode } from "react";

type IconProps = Omit<ComponentProps<"svg">, "children">;

/** What the road has and the icon set lacks; same grid and line as the others. */
function Drawn({ children, ...props }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  );
}

/** The lamp of the check-engine light. */
export function EngineIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <path d="M6.5 9.5h2l2-2h5l2 2.5v1.5h2v-2H22v8h-2.5v-2h-2v1.5l-2 2h-6l-3-3z" />
      <path d="M6.5 9.5v6.5M2.5 10v5.5M2.5 12.7h4M10 4.5h5.5M12.7 4.5v3" />
    </Drawn>
  );
}

/** The pattern on a gear knob. */
export function GearPatternIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <path d="M5 5v14M12 5v14M19 5v7M5 12h14" />
      <circle cx="5" cy="4" r="1.2" fill="currentColor" />
      <circle cx="12" cy="4" r="1.2" fill="currentColor" />
      <circle cx="19" cy="4" r="1.2" fill="currentColor" />
    </Drawn>
  );
}

/** A tire with its tread and its hub. */
export function TireIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <circle cx="12" cy="12" r="9.5" strokeWidth="3" strokeDasharray="3.4 1.57" strokeLinecap="butt" />
      <circle cx="12" cy="12" r="5.4" />
      <circle cx="12" cy="12" r="1.3" fill="currentColor" />
    </Drawn>
  );
}

/** A wheel with three spokes. */
export function SteeringIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="12.5" r="2.4" />
      <path d="M2.8 10.6c2.3 1.2 4.6 1.8 6.8 1.8M21.2 10.6c-2.3 1.2-4.6 1.8-6.8 1.8M12 15v6.3" />
    </Drawn>
  );
}

/** A disc with its pads, as the brake lamp has it. */
export function BrakeIcon(props: IconProps) {
  return (
    <Drawn {...props}>
      <circle cx="12" cy="12" r="6.2" />
      <path d="M5 4.8a10 10 0 0 0 0 14.4M19 4.8a10 10 0 0 1 0 14.4M12 9v3.6M12 15.2v.1" />
    </Drawn>
  );
}
