import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { Button } from "./button.tsx";
import { Input } from "./input.tsx";

/** A password's field whose text can be shown: gloves mistype. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    // Passwords run from left to right in every language, and the eye stands where they end.
    <div className="relative" dir="ltr">
      <Input type={shown ? "text" : "password"} className={cn("pe-14", className)} {...props} />
      <Button
        variant="quiet"
        size="iconThumb"
        className="absolute inset-y-0 end-0"
        aria-label={t(shown ? "auth.hide_password" : "auth.show_password")}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon className="size-5.5" aria-hidden />
      </Button>
    </div>
  );
}
