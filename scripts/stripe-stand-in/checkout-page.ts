import type { Billing } from "./billing.ts";
import { cardHint, cardNumbers, cardOf } from "./cards.ts";
import { StripeFault } from "./fault.ts";
import { textAt } from "./form.ts";
import { dateOf, document, dollars, escapeHtml } from "./html.ts";
import { type Answer, type Call, goTo, page } from "./http.ts";
import type { Session } from "./objects.ts";
import { day } from "./period.ts";
import type { Store } from "./store.ts";

/** The one promotion code, and what it takes off the first payment. */
const promotion = { code: "WELCOME10", percentOff: 10 } as const;

/** The hosted Checkout page: shows what is bought, and takes a card. */
export function createCheckoutPage(store: Store, billing: Billing): (call: Call) => Answer {
  return (call) => {
    const session = store.session(call.path[2] ?? "");
    if (session.status === "open" && session.expiresAt <= store.now(store.customer(session.customer)))
      session.status = "expired";
    if (session.status === "complete") return goTo(successOf(session));
    if (session.status === "expired") return page(document("This page has expired", back(session)), 410);
    if (call.method !== "POST") return page(form(session));
    const code = textAt(call.input, "promotion")?.trim().toUpperCase() ?? "";
    if (code !== "" && code !== promotion.code) return page(form(session, "This code is invalid."));
    try {
      const card = cardOf(textAt(call.input, "card") ?? "");
      billing.complete(session, card, code === "" ? 0 : promotion.percentOff, call.base);
    } catch (error) {
      if (error instanceof StripeFault) return page(form(session, error.message), 402);
      throw error;
    }
    return goTo(successOf(session));
  };

  function form(session: Session, alert?: string): string {
    const price = store.price(session.price);
    const trialEnd = session.trialEnd ?? (session.trialDays === null ? null : store.now() + session.trialDays * day);
    const email = store.customer(session.customer).email ?? "";
    const per = price.interval === "month" ? "month" : "year";
    return document(
      `Subscribe to ${price.name}`,
      `<p><strong>${dollars(price.amount)}</strong> per ${per}</p>
${trialEnd === null ? "" : `<p>Free until ${dateOf(trialEnd)}, then ${dollars(price.amount)} per ${per}.</p>`}
<p>${escapeHtml(email)}</p>
${alert === undefined ? "" : `<p class="alert" role="alert">${escapeHtml(alert)}</p>`}
<form method="post">
<label>Card number <input name="card" inputmode="numeric" value="${cardNumbers.pays}" required></label>
${session.promotionCodes ? `<label>Promotion code <input name="promotion" placeholder="${promotion.code}"></label>` : ""}
<button type="submit">Pay</button>
</form>
<p>${cardHint}</p>
${back(session)}`,
    );
  }
}

function back(session: Session): string {
  return `<p><a href="${escapeHtml(session.cancelUrl)}">Cancel</a></p>`;
}

function successOf({ successUrl, id }: Session): string {
  return successUrl.replace("{CHECKOUT_SESSION_ID}", id);
}
