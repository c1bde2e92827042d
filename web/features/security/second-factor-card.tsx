import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Tag } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { DisableDialog } from "./disable-dialog.tsx";
import { NewCodesDialog } from "./new-codes-dialog.tsx";

const Enrol = lazyPart(
  () => import("./enrol.tsx"),
  ({ Enrol }) => Enrol,
  { asked: true },
);

/** One's own second factor: set up, turned off, with new recovery codes. Nothing for accounts that cannot have one. */
export function SecondFactorCard() {
  const t = useT();
  const cache = useQueryClient();
  const format = useFormat();
  const [open, setOpen] = useState<"enrol" | "disable" | "codes" | null>(null);
  const security = useQuery(trpc.driver.security.get.queryOptions());
  const close = () => {
    setOpen(null);
    void cache.invalidateQueries(trpc.driver.security.pathFilter());
    void cache.invalidateQueries(trpc.public.auth.me.queryFilter());
  };
  if (security.isSuccess && !security.data.offered) return null;
  const enrolledAt = security.data?.enrolledAt ?? null;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>{t("security.title")}</CardTitle>
        {security.isSuccess ? (
          <Tag tone={enrolledAt === null ? "plain" : "green"}>
            {t(enrolledAt === null ? "security.off" : "security.on")}
          </Tag>
        ) : null}
      </div>
      {security.isPending ? <Loading text={t("security.loading")} /> : null}
      {security.isError ? (
        <ErrorState
          title={t("security.load_failed")}
          error={security.error}
          retrying={security.isFetching}
          onRetry={() => void security.refetch()}
        />
      ) : null}
      {security.isSuccess && open === "enrol" ? <Enrol onEnrolled={close} onCancel={close} /> : null}
      {security.isSuccess && open !== "enrol" && enrolledAt === null ? (
        <>
          <p>{t("security.text")}</p>
          <Button className="w-fit" onClick={() => setOpen("enrol")}>
            {t("security.turn_on")}
          </Button>
        </>
      ) : null}
      {security.isSuccess && open !== "enrol" && enrolledAt !== null ? (
        <>
          <p>
            {t("security.since", { date: format.date(enrolledAt) })}
            <br />
            {t("security.codes_left", { count: security.data.codesLeft })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setOpen("codes")}>
              {t("security.new_codes")}
            </Button>
            <Button variant="quiet" onClick={() => setOpen("disable")}>
              {t("security.turn_off")}
            </Button>
          </div>
        </>
      ) : null}
      {open === "disable" ? <DisableDialog onClose={close} /> : null}
      {open === "codes" ? <NewCodesDialog onClose={close} /> : null}
    </Card>
  );
}
