import { afterEach, describe, expect, test } from "vitest";
import { activateLanguage, type MessageKey, t } from "#web/lib/i18n.tsx";

/** The rows of the driver's error catalogue: where the words stand, and the words. */
const driver: Readonly<Partial<Record<MessageKey, string>>> = {
  "chat.error.rate_limit.title": "Rate Limit Reached",
  "chat.error.rate_limit.text": "Too many requests. Please wait a moment and try again.",
  "chat.error.payment.title": "Credits Needed",
  "chat.error.payment.text": "Please add credits to your AI workspace to continue.",
  "chat.error.failed.title": "Error",
  "chat.error.failed.text": "Failed to get AI response. Please try again.",
  "chat.error.connection": "Failed to connect to AI service.",
  "photo.failed.title": "Upload Failed",
  "photo.failed.text": "Failed to upload image. Please try again.",
  "photo.invalid.title": "Invalid File",
  "photo.invalid.text": "Please select an image file (JPG, PNG, etc.)",
  "photo.too_large.title": "File Too Large",
  "photo.too_large.text": "Please select an image smaller than 10MB",
  "support.failed": "Failed to submit support request. Please try calling instead.",
  "ticket.contact_required": "Please provide at least a phone number or email",
  "location.unsupported": "Geolocation is not supported by your browser",
  "location.failed": "Unable to get your location. You can still continue.",
  "location.denied.title": "Location Access Denied",
  "location.denied.text": "You can continue without location. Nearby services won't be available.",
  "location.detected": "Location Detected",
  "trucks.invalid": "Validation Error",
  "trucks.save_failed": "Save Failed",
  "trucks.save_failed_text": "Couldn't save truck, but you can continue",
  "trucks.saved": "Truck Saved",
  "trucks.failed": "Failed to load your trucks",
  "auth.sign_up_failed": "Signup failed",
  "auth.signed_up": "Account created successfully!",
  "staff_login.applied": "Account created!",
  "auth.sign_in_failed": "Sign in failed",
  "billing.sign_in_required": "Sign in required",
  "billing.checkout_failed": "Failed to start checkout. Please try again.",
  "billing.plan_invalid": "Invalid plan selected",
  "billing.portal_failed": "Failed to open subscription management portal.",
  "page.not_found": "Oops! Page not found",
  "page.return_home": "Return to Home",
  "page.unexpected_error": "Unexpected Application Error!",
};

/** The same of the technicians' and the administrators' catalogue. */
const staff: Readonly<Partial<Record<MessageKey, string>>> = {
  "staff_login.no_access": "You don't have technician access",
  "desk.name_first": "Please enter your name first",
  "desk.claim_failed": "Failed to claim ticket",
  "desk.release_failed": "Failed to release ticket",
  "desk.load_failed": "Failed to load tickets",
  "desk.update_failed": "Failed to update ticket",
  "desk.notes_failed": "Failed to save notes",
  "parts.load_failed": "Failed to load parts orders",
  "part.fields_required": "Please fill in all fields",
  "parts.create_failed": "Failed to create parts order",
  "parts.change_failed": "Failed to update order status",
  "desk.nearby_no_place": "No Location",
  "desk.nearby_not_found": "Could not find location coordinates",
  "desk.nearby_failed": "Failed to find nearby services",
  "nearby.none": "No services found in the area",
  "nearby.phone_none": "Not available",
  "desk.claimed_toast": "Ticket Claimed",
  "desk.released_toast": "Ticket Released",
  "page.no_tech": "You don't have technician privileges",
  "page.no_admin": "You don't have admin privileges",
  "admin.tickets.assigned_toast": "Ticket assigned successfully",
  "admin.tickets.assign_failed": "Failed to assign ticket",
  "techs.updated": "Tech profile updated successfully",
  "techs.created": "Tech profile created and role assigned successfully",
  "techs.save_failed": "Failed to save tech profile",
  "techs.deleted": "Tech profile deleted successfully",
  "techs.delete_failed": "Failed to delete tech profile",
  "techs.delete_question": "Are you sure you want to delete this tech profile?",
  "admin.logged_out": "Logged out",
  "admin.logged_out_text": "You have been logged out successfully",
  "page.access_denied": "Access Denied",
};

afterEach(() => activateLanguage("en"));

describe("The words of the error catalogues", () => {
  test.each([
    ["driver", driver],
    ["staff", staff],
  ])("are the %s's to the letter", async (_whose, catalogue) => {
    await activateLanguage("en");
    const said = Object.keys(catalogue).map((key) => [key, t(key as MessageKey)]);
    expect(Object.fromEntries(said)).toEqual(catalogue);
  });

  test("that name a thing name it", async () => {
    await activateLanguage("en");
    expect(t("support.created", { number: "TRK-ABC123" })).toBe("Support ticket created! Ticket #TRK-ABC123");
    expect(t("auth.not_created")).toMatch(/^User creation failed/);
  });
});
