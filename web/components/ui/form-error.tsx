import { DiamondIcon } from "./shapes.tsx";

/** Why the whole form failed, where the eyes are: above its button. */
export function FormError({ title, text }: { title: string; text?: string }) {
  return (
    <div role="alert" className="flex items-start gap-2 text-orange-ink">
      <DiamondIcon className="mt-1 size-4" />
      <div>
        <p className="font-semibold">{title}</p>
        {text === undefined ? null : <p>{text}</p>}
      </div>
    </div>
  );
}
