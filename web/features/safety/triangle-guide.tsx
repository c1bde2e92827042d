import { useState } from "react";
import { plans, type RoadKind, roadKinds, stepsFor, type TriangleMark } from "../../components/road/plan.ts";
import { RoadPicture } from "../../components/road/road-picture.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/ui/tabs.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";

const names: Readonly<Record<RoadKind, MessageKey>> = {
  divided: "safety.road.divided",
  two_way: "safety.road.two_way",
  curve: "safety.road.curve",
};

const texts: Readonly<Record<RoadKind, MessageKey>> = {
  divided: "safety.road.divided_text",
  two_way: "safety.road.two_way_text",
  curve: "safety.road.curve_text",
};

const places: Readonly<Record<TriangleMark["place"], MessageKey>> = {
  beside: "safety.mark.beside",
  behind: "safety.mark.behind",
  ahead: "safety.mark.ahead",
  before_curve: "safety.mark.before_curve",
};

/** Where the three triangles stand, for the road that the driver is on. */
export function TriangleGuide() {
  const t = useT();
  const [kind, setKind] = useState<RoadKind>("divided");
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <CardTitle className="text-2xl">{t("safety.triangles_title")}</CardTitle>
        <p className="text-ink-soft">{t("safety.triangles_text")}</p>
      </div>
      <Tabs value={kind} onValueChange={(value) => setKind(roadKinds.find((each) => each === value) ?? "divided")}>
        <TabsList aria-label={t("safety.road")}>
          {roadKinds.map((each) => (
            <TabsTrigger key={each} value={each} className="min-h-thumb">
              {t(names[each])}
            </TabsTrigger>
          ))}
        </TabsList>
        {roadKinds.map((each) => (
          <TabsContent key={each} value={each} className="grid gap-5">
            <p className="font-bold text-lg">{t(texts[each])}</p>
            <ol className="grid gap-x-10 gap-y-1.5 md:flex md:flex-wrap">
              {plans[each].marks.map((mark) => (
                <li key={mark.at}>
                  <strong className="text-xl">
                    {mark.place === "before_curve"
                      ? t("safety.mark.curve_feet")
                      : t("safety.mark.feet", { feet: mark.feet })}
                  </strong>{" "}
                  {t(places[mark.place])}
                  {mark.place === "before_curve" ? null : (
                    <span className="text-ink-soft">, {t("safety.mark.steps", { steps: stepsFor(mark.feet) })}</span>
                  )}
                </li>
              ))}
            </ol>
            <RoadPicture kind={each} />
            <p className="text-ink-soft">{t("safety.not_needed")}</p>
          </TabsContent>
        ))}
      </Tabs>
    </Card>
  );
}
