import { Languages, LifeBuoy, Phone, Truck, X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import type { ReactNode } from "react";
import { brand } from "#domain/brand.ts";
import { type ChatLanguage, chatLanguages, languages } from "#domain/languages/languages.ts";
import { SafetySign } from "../../components/layout/safety-link.tsx";
import { Button } from "../../components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "../../components/ui/dropdown-menu.tsx";
import { useDangerIsActive } from "../../lib/active-danger.ts";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";

interface ChatHeaderProps {
  /** "2020 Freightliner Cascadia"; empty while it is not known. */
  truck: string;
  language: ChatLanguage;
  onLanguage: (language: ChatLanguage) => void;
  phone: string | undefined;
  /** Null while a person cannot be asked for. */
  onSupport: (() => void) | null;
  /** The truck was taken without asking; null where it was chosen. */
  onOtherTruck: (() => void) | null;
  /** One more button beside the two. */
  nearby?: ReactNode;
  onClose: () => void;
}

/** Whose chat, which truck, in what language; the call and the person behind it always in the same place. */
export function ChatHeader({
  truck,
  language,
  onLanguage,
  phone,
  onSupport,
  nearby,
  onOtherTruck,
  onClose,
}: ChatHeaderProps) {
  const t = useT();
  const isDanger = useDangerIsActive();
  return (
    <header className="grid grid-cols-1 gap-2 border-line border-b bg-panel px-3 py-2 sm:px-4">
      <div className="flex items-center gap-2 max-[23rem]:gap-0">
        <div className="min-w-0 grow">
          <Radix.Title className="truncate font-bold text-xl leading-tight">{brand.assistant}</Radix.Title>
          <Radix.Description className="text-ink-soft text-sm leading-[1rem]">
            <bdi>{truck}</bdi>
          </Radix.Description>
        </div>
        <SafetySign />
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button
              variant="quiet"
              size="thumb"
              className="min-w-thumb gap-1.5 px-3 max-[23rem]:px-2"
              aria-label={t("chat.language", { code: language.toUpperCase(), language: languages[language].own })}
            >
              <Languages className="size-5 max-[23rem]:hidden" aria-hidden />
              <span className="text-sm">{language.toUpperCase()}</span>
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuRadioGroup
              value={language}
              onValueChange={(value) => {
                const chosen = chatLanguages.find((code) => code === value);
                if (chosen !== undefined && chosen !== language) onLanguage(chosen);
              }}
            >
              {chatLanguages.map((code) => (
                <DropdownMenuRadioItem key={code} value={code}>
                  <span className="flex items-baseline gap-2">
                    <span lang={code}>{languages[code].own}</span>
                    {code === "en" ? null : <span className="font-normal text-sm">{languages[code].name}</span>}
                  </span>
                </DropdownMenuRadioItem>
              ))}
            </DropdownMenuRadioGroup>
          </DropdownMenuContent>
        </DropdownMenu>
        <Button variant="quiet" size="iconThumb" onClick={onClose} aria-label={t("chat.close")}>
          <X className="size-6" aria-hidden />
        </Button>
      </div>
      <div className="flex gap-2">
        {phone === undefined ? null : (
          <Button
            asChild
            variant="call"
            size="thumb"
            {...(isDanger ? { "data-urgent": true } : {})}
            className="min-w-0 grow basis-0 px-2 text-base max-[23rem]:gap-1.5 max-[23rem]:text-sm"
          >
            <a href={telHref(phone)} aria-label={t("chat.call_number", { number: phone })}>
              <Phone className="size-5 shrink-0" aria-hidden />
              {t("chat.call")}
            </a>
          </Button>
        )}
        {onSupport === null ? null : (
          <Button
            variant="secondary"
            size="thumb"
            className="min-w-0 grow basis-0 whitespace-nowrap px-2 text-base max-[23rem]:whitespace-normal max-[23rem]:text-sm"
            onClick={onSupport}
          >
            <LifeBuoy className="hidden size-5 shrink-0 sm:block" aria-hidden />
            {t("chat.request_support")}
          </Button>
        )}
        {nearby}
      </div>
      {onOtherTruck === null ? null : (
        <Button variant="quiet" size="thumb" className="justify-start px-2 text-base" onClick={onOtherTruck}>
          <Truck className="size-5 shrink-0" aria-hidden />
          <span>
            <bdi>{truck}</bdi>. <span className="underline underline-offset-4">{t("trucks.not_this")}</span>
          </span>
        </Button>
      )}
    </header>
  );
}
