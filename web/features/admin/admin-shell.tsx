import { Link } from "@tanstack/react-router";
import {
  ChartColumn,
  ClipboardList,
  History,
  LayoutDashboard,
  LogOut,
  Package,
  ScrollText,
  Users,
  Wrench,
} from "lucide-react";
import type { ReactNode } from "react";
import { LogoMark } from "../../components/layout/logo.tsx";
import { OfflineNotice, SkipLink } from "../../components/layout/page-layout.tsx";
import { LanguageSelect, LookSelect, RedLookButton } from "../../components/layout/preferences.tsx";
import { SafetySign } from "../../components/layout/safety-link.tsx";
import { Sidebar, SidebarItem, SidebarProvider, SidebarTrigger, useSidebar } from "../../components/ui/sidebar.tsx";
import { cn } from "../../lib/cn.ts";
import { useStaffDensity } from "../../lib/density.ts";
import { toastSlotRef } from "../../lib/dock.ts";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { useSignOut } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";

/** What an administrator runs, in the order of the specification; the audit log last. */
const sections = [
  { to: "/admin/tickets", label: "admin.tickets", Icon: ClipboardList },
  { to: "/admin/techs", label: "admin.techs", Icon: Wrench },
  { to: "/admin/users", label: "admin.users", Icon: Users },
  { to: "/admin/parts", label: "admin.parts", Icon: Package },
  { to: "/admin/repairs", label: "admin.repairs", Icon: History },
  { to: "/admin/analytics", label: "admin.analytics", Icon: ChartColumn },
  { to: "/admin/audit", label: "admin.audit", Icon: ScrollText },
] as const;

/** Sidebar, header, content: the frame of the administrator's pages. */
export function AdminShell({ children }: { children: ReactNode }) {
  useStaffDensity();
  return (
    <SidebarProvider>
      <SkipLink />
      <AdminSidebar />
      <div className="flex min-w-0 grow flex-col">
        <header className="sticky top-0 z-30 flex min-h-12 items-center gap-2 border-line border-b bg-ground px-3 py-1 sm:px-4">
          <SidebarTrigger />
          <span ref={toastSlotRef} className="min-w-0 grow" />
          <LanguageSelect className="max-md:hidden [&_select]:border-line" />
          <RedLookButton />
          <SafetySign />
        </header>
        <OfflineNotice />
        <main id="main" tabIndex={-1} className="grow px-4 py-4 outline-none sm:px-6">
          {children}
        </main>
      </div>
    </SidebarProvider>
  );
}

function AdminSidebar() {
  const t = useT();
  return (
    <Sidebar title={t("admin.title")}>
      <AdminNavigation />
    </Sidebar>
  );
}

function AdminNavigation() {
  const t = useT();
  const { open, isMobile, setMobileOpen } = useSidebar();
  const words = open || isMobile;
  return (
    <div className={cn("flex grow flex-col gap-1", isMobile ? "" : words ? "p-3" : "items-center p-1 pt-3")}>
      {isMobile ? null : (
        <p className={cn("flex items-center gap-2 font-bold text-lg", words ? "mb-4 px-1" : "mb-3")}>
          <LogoMark className={words ? "size-9" : "size-8"} />
          <span className={words ? "" : "sr-only"}>{t("admin.title")}</span>
        </p>
      )}
      <nav aria-label={t("admin.management")} className="grid gap-1">
        <p className={words ? "px-3 py-1 font-semibold text-ink-soft text-sm" : "sr-only"}>{t("admin.management")}</p>
        <SidebarItem
          icon={<LayoutDashboard className="size-5 shrink-0" aria-hidden />}
          label={t("admin.dashboard")}
          asChild
        >
          <Link to="/admin" activeOptions={{ exact: true }} onClick={() => setMobileOpen(false)} />
        </SidebarItem>
        {sections.map(({ to, label, Icon }) => (
          <SidebarItem key={to} icon={<Icon className="size-5 shrink-0" aria-hidden />} label={t(label)} asChild>
            <Link to={to} onClick={() => setMobileOpen(false)} />
          </SidebarItem>
        ))}
      </nav>
      <div className="mt-auto grid w-full gap-4">
        {isMobile ? <Preferences /> : null}
        <LogoutItem />
      </div>
    </div>
  );
}

/** Language and look, where the header has no room for them. */
function Preferences() {
  const t = useT();
  return (
    <>
      <p className="grid gap-1.5">
        <span className="font-semibold text-sm">{t("shell.language")}</span>
        <LanguageSelect />
      </p>
      <p className="grid gap-1.5">
        <span className="font-semibold text-sm">{t("shell.look")}</span>
        <LookSelect />
      </p>
    </>
  );
}

function LogoutItem() {
  const t = useT();
  const signOut = useSignOut({
    to: "/support/login",
    onSignedOut: () => notify.success(t("admin.logged_out"), { description: t("admin.logged_out_text") }),
    onError: (error) => notify.error(t("admin.logout_failed"), { description: t(errorKey(error)) }),
  });
  return (
    <SidebarItem
      icon={<LogOut className="size-5 shrink-0 rtl:-scale-x-100" aria-hidden />}
      label={t(signOut.isPending ? "admin.logging_out" : "admin.logout")}
      onClick={() => signOut.mutate()}
      disabled={signOut.isPending}
    />
  );
}
