import { useQuery } from "@tanstack/react-query";
import { Tag } from "../../components/ui/badge.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { OctagonIcon, TriangleIcon } from "../../components/ui/shapes.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";

/** The recalls of a truck's kind: undefined while they load, null where the service did not answer or there is none. */
function useRecalls(truckId: string) {
  const hours = 3_600_000;
  const query = trpc.driver.trucks.recalls.queryOptions({ truckId }, { staleTime: 12 * hours, retry: false });
  const { data, isError } = useQuery(query);
  return isError ? null : data?.recalls;
}

/** How many recalls there are, on the truck's card; nothing when there are none or they are not known. */
export function RecallBadge({ truckId }: { truckId: string }) {
  const t = useT();
  const recalls = useRecalls(truckId);
  if (!recalls || recalls.length === 0) return null;
  const stop = recalls.some(({ doNotDrive }) => doNotDrive);
  return (
    <Tag tone={stop ? "red" : "orange"}>
      {stop ? <OctagonIcon className="size-3.5" /> : <TriangleIcon className="size-3.5" />}
      {t("trucks.recalls", { count: recalls.length })}
    </Tag>
  );
}

/** Every recall with its summary, below the note that only a dealer knows which are done; says so when recalls were not checked. */
export function TruckRecalls({ truckId }: { truckId: string }) {
  const t = useT();
  const recalls = useRecalls(truckId);
  if (recalls === undefined) return null;
  if (recalls === null) return <p className="text-ink-soft">{t("trucks.recalls_unchecked")}</p>;
  if (recalls.length === 0) return <p className="text-ink-soft">{t("trucks.recalls_none")}</p>;
  return (
    <Disclosure
      summary={
        <>
          {t("trucks.recalls_title", { count: recalls.length })}
          {recalls.some(({ doNotDrive }) => doNotDrive) ? <StopBadge /> : null}
        </>
      }
    >
      <p>{t("trucks.recalls_text")}</p>
      <ul className="grid gap-4">
        {recalls.map((recall) => (
          <li key={recall.campaign} className="grid gap-1 border-line border-t pt-3">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <bdi className="font-mono">{t("trucks.recall_campaign", { campaign: recall.campaign })}</bdi>
              {recall.doNotDrive ? <StopBadge /> : null}
            </p>
            <p lang="en" dir="auto" className="font-semibold">
              {recall.component}
            </p>
            <p lang="en" dir="auto">
              {recall.summary}
            </p>
            {recall.consequence === null ? null : <p>{t("trucks.recall_consequence", { text: recall.consequence })}</p>}
            {recall.remedy === null ? null : <p>{t("trucks.recall_remedy", { text: recall.remedy })}</p>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function StopBadge() {
  const t = useT();
  return (
    <Tag tone="red">
      <OctagonIcon className="size-3.5" />
      {t("trucks.recall_stop")}
    </Tag>
  );
}
