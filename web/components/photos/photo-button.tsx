import { Camera } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "../ui/button.tsx";

interface PhotoButtonProps {
  onPick: (files: readonly File[]) => void;
  disabled?: boolean;
}

/** Opens the phone's camera or gallery. */
export function PhotoButton({ onPick, disabled = false }: PhotoButtonProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onPick([...(event.target.files ?? [])]);
    event.target.value = "";
  };

  return (
    <>
      <Button
        variant="secondary"
        className="size-thumb shrink-0 p-0"
        onClick={() => input.current?.click()}
        disabled={disabled}
        aria-label={t("photo.attach")}
      >
        <Camera className="size-6" aria-hidden />
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        tabIndex={-1}
        aria-label={t("photo.attach")}
        data-testid="photo-input"
        onChange={pick}
      />
    </>
  );
}
