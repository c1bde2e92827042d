import { OctagonIcon } from "./shapes.tsx";

/** Why the whole form failed, where the eyes are: above its button. */
export function FormError({ title, text }: { title: string; text?: string }) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-lg border-2 border-red-ink bg-red-wash p-4">
      <OctagonIcon className="mt-0.5 size-6 text-red-ink" />
      <div>
        <p className="font-bold">{title}</p>
        {text === undefined ? null : <p>{text}</p>}
      </div>
    </div>
  );
}
