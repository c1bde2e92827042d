import type { Billing } from "./billing.ts";
import { cardHint, cardNumbers, cardOf } from "./cards.ts";
import { invalid, StripeFault } from "./fault.ts";
import { textAt } from "./form.ts";
import { dateOf, document, dollars, escapeHtml } from "./html.ts";
import { type Answer, type Call, goTo, page } from "./http.ts";
import type { Invoice, Price, Subscription } from "./objects.ts";
import { newestFirst, type Store } from "./store.ts";

/** The billing portal: cancel at the period's end, resume, change the plan, put in another card, see the invoices. */
export function createPortalPage(store: Store, billing: Billing): (call: Call) => Answer {
  return (call) => {
    const { id, customer, returnUrl } = store.portalSession(call.path[2] ?? "");
    billing.runDue(customer);
    const subscription = store.subscriptionsOf(customer).find(({ status }) => status !== "canceled");
    if (call.method !== "POST") return page(show(customer, returnUrl, subscription));
    try {
      act(call, customer, subscription);
    } catch (error) {
      if (error instanceof StripeFault) return page(show(customer, returnUrl, subscription, error.message), 402);
      throw error;
    }
    return goTo(`/p/session/${id}`);
  };

  function act({ input }: Call, customer: string, subscription: Subscription | undefined): void {
    const action = textAt(input, "action");
    if (action === "card") {
      billing.takeCard(customer, cardOf(textAt(input, "card") ?? ""));
      return;
    }
    if (subscription === undefined) throw invalid("There is no subscription.");
    if (action === "cancel" || action === "resume") {
      subscription.cancelAtPeriodEnd = action === "cancel";
      subscription.canceledAt = action === "cancel" ? now(customer) : null;
      billing.updated(subscription);
      return;
    }
    if (action !== "change") throw invalid("This cannot be done here.");
    change(subscription, store.price(textAt(input, "price") ?? ""));
  }

  /** More is taken up at once, less when the period ends, as the portal is set up to do. */
  function change(subscription: Subscription, to: Price): void {
    const from = store.price(subscription.price);
    if (subscription.schedule !== null) billing.release(store.schedule(subscription.schedule));
    if (from.id === to.id) return;
    if (to.amount > from.amount) {
      billing.change(subscription, to.id, now(subscription.customer));
      return;
    }
    const { periodStart, periodEnd } = subscription;
    billing.setPhases(billing.schedule(subscription), [
      { price: from.id, start: periodStart, end: periodEnd },
      { price: to.id, start: periodEnd, end: null },
    ]);
  }

  function now(customer: string): number {
    return store.now(store.customer(customer));
  }

  function show(customer: string, returnUrl: string, subscription: Subscription | undefined, alert?: string): string {
    const invoices = newestFirst(store.state.invoices).filter((invoice) => invoice.customer === customer);
    return document(
      "Billing",
      `${alert === undefined ? "" : `<p class="alert" role="alert">${escapeHtml(alert)}</p>`}
${subscription === undefined ? "<p>No subscription.</p>" : plan(subscription)}
<h2>Card</h2>
<form method="post"><label>Card number <input name="card" inputmode="numeric" value="${cardNumbers.pays}" required></label>
<button name="action" value="card">Update card</button></form>
<p>${cardHint}</p>
<h2>Invoices</h2>
<ul>${invoices.map(invoiceLine).join("")}</ul>
<p><a href="${escapeHtml(returnUrl)}">Return</a></p>`,
    );
  }

  function plan(subscription: Subscription): string {
    const price = store.price(subscription.price);
    const until = dateOf(subscription.periodEnd);
    const next =
      subscription.schedule === null
        ? undefined
        : store.schedule(subscription.schedule).phases.find(({ start }) => start === subscription.periodEnd);
    const ends = subscription.cancelAtPeriodEnd;
    const options = [...store.prices.values()]
      .map(({ id, name }) => `<option value="${id}"${id === price.id ? " selected" : ""}>${escapeHtml(name)}</option>`)
      .join("");
    return `<p><strong>${escapeHtml(price.name)}</strong>, ${subscription.status}</p>
<p>${ends ? `Ends on ${until}` : `Renews on ${until}`}${next === undefined ? "" : ` as ${escapeHtml(store.price(next.price).name)}`}</p>
<form method="post">${
      ends
        ? '<button name="action" value="resume">Don\'t cancel</button>'
        : '<button name="action" value="cancel">Cancel plan</button>'
    }</form>
<form method="post"><label>Plan <select name="price">${options}</select></label>
<button name="action" value="change">Change plan</button></form>`;
  }
}

function invoiceLine({ created, total, status }: Invoice): string {
  return `<li>${dateOf(created)} ${dollars(total)} ${status}</li>`;
}
