/**
 * Every figure and quotation that the pages claim. They are examples: whoever runs the product puts in what they can
 * substantiate. Amounts are US dollars.
 */
export const figures = {
  drivers: 10_000,
  accuracyPercent: 95,
  fasterPercent: 85,
  savedPerBreakdown: 1200,
  savedPerYear: { from: 5000, to: 15_000 },
  savedPerIncident: { from: 500, to: 2000 },
  downtimePerDay: { from: 300, to: 800 },
  roadsideCall: { from: 200, to: 500 },
} as const;

/** What drivers say. Illustrations until somebody said it. */
export const testimonials = [
  {
    quote:
      "Air was dropping on a grade at night. It told me to stay put and why, and a technician was on the line before the coffee was cold.",
    name: "Owner-operator, dry van",
  },
  {
    quote: "The code meant a sensor, not the tow that I was quoted. I drove to the next exit and fixed it there.",
    name: "Company driver, reefer",
  },
  {
    quote: "My dispatcher sees the ticket while I wait. Nobody has to call anybody to find out what is going on.",
    name: "Fleet of 12, flatbed",
  },
] as const;
