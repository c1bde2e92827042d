import { PanelLeft } from "lucide-react";
import * as Slot from "radix-ui/slot";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { Button } from "./button.tsx";
import { Sheet, SheetContent } from "./sheet.tsx";

const cookieName = "sidebar_state";
const cookieSeconds = 60 * 60 * 24 * 7;
const narrow = "(max-width: 767px)";

interface SidebarState {
  readonly open: boolean;
  readonly mobileOpen: boolean;
  readonly isMobile: boolean;
  readonly toggle: () => void;
  readonly setMobileOpen: (open: boolean) => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

export function useSidebar(): SidebarState {
  const state = use(SidebarContext);
  if (state === null) throw new Error("useSidebar outside of SidebarProvider");
  return state;
}

function storedOpen(): boolean {
  return !document.cookie.split("; ").includes(`${cookieName}=false`);
}

/** True where keys are being typed into something, which must keep its own Ctrl+B. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

/** Holds whether the sidebar is open: Ctrl or Cmd with B toggles it outside of fields; remembered for 7 days. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const isMobile = useMediaQuery(narrow);
  const [open, setOpen] = useState(storedOpen);
  const [mobileOpen, setMobileOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      setMobileOpen((value) => !value);
      return;
    }
    setOpen((value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that drivers have
      document.cookie = `${cookieName}=${!value}; path=/; max-age=${cookieSeconds}; samesite=lax`;
      return !value;
    });
  }, [isMobile]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  const state = useMemo(
    () => ({ open, mobileOpen, isMobile, toggle, setMobileOpen }),
    [open, mobileOpen, isMobile, toggle],
  );
  return (
    <SidebarContext value={state}>
      <div className="flex min-h-dvh w-full" data-sidebar={open ? "expanded" : "collapsed"}>
        {children}
      </div>
    </SidebarContext>
  );
}

interface SidebarProps {
  title: string;
  children: ReactNode;
}

/** 16rem wide, 3rem with icons alone, on a phone a sheet of 18rem. */
export function Sidebar({ title, children }: SidebarProps) {
  const { open, isMobile, mobileOpen, setMobileOpen } = useSidebar();
  if (isMobile) {
    return (
      <Sheet open={mobileOpen} onOpenChange={setMobileOpen}>
        <SheetContent side="start" title={title} className="w-72">
          {children}
        </SheetContent>
      </Sheet>
    );
  }
  return (
    <aside
      aria-label={title}
      className={cn(
        "sticky top-0 flex h-dvh shrink-0 flex-col overflow-hidden border-line border-e bg-panel transition-[width] duration-150",
        open ? "w-64" : "w-12",
      )}
    >
      {children}
    </aside>
  );
}

export function SidebarTrigger({ className }: { className?: string }) {
  const t = useT();
  const { open, toggle, isMobile } = useSidebar();
  return (
    <Button
      variant="quiet"
      size="icon"
      onClick={toggle}
      aria-label={t("ui.toggle_sidebar")}
      {...(isMobile ? {} : { "aria-expanded": open })}
      {...(className === undefined ? {} : { className })}
    >
      <PanelLeft className="size-5 rtl:-scale-x-100" aria-hidden />
    </Button>
  );
}

interface SidebarItemProps extends ComponentProps<"button"> {
  icon: ReactNode;
  label: string;
  /** The link or button that it is drawn as, without children. */
  asChild?: boolean;
}

/** A line of the sidebar; with icons alone its words stay for screen readers and as its title. */
export function SidebarItem({ icon, label, className, asChild = false, children, ...props }: SidebarItemProps) {
  const { open, isMobile } = useSidebar();
  const wordless = !(open || isMobile);
  const Part = asChild ? Slot.Root : "button";
  return (
    <Part
      {...(asChild ? {} : { type: "button" as const })}
      title={wordless ? label : undefined}
      className={cn(
        "flex min-h-touch w-full items-center gap-3 rounded-md px-3 text-start font-semibold text-ink-soft hover:bg-key hover:text-ink aria-[current=page]:selected aria-[current=page]:text-ink",
        wordless && "size-10 min-h-10 justify-center px-0",
        className,
      )}
      {...props}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {icon}
      <span className={wordless ? "sr-only" : "truncate"}>{label}</span>
    </Part>
  );
}
