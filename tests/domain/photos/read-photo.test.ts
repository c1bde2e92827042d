import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joined } from "#domain/photos/bytes.ts";
import { orientationOf } from "#domain/photos/jpeg.ts";
import { maxPhotoBytes } from "#domain/photos/photo.ts";
import { readPhoto } from "#domain/photos/read-photo.ts";
import { maySeePhoto } from "#domain/photos/visibility.ts";
import {
  exifSegment,
  holds,
  jpegSegment,
  lossyPicture,
  makeJpegShape,
  makePng,
  makeWebpShape,
  pngChunk,
  webpChunk,
} from "#tests/support/pictures.ts";

const ascii = (value: string) => new TextEncoder().encode(value);
const secret = "41.1399 N 104.8202 W";
const page = "<script>alert(1)</script>";

function cleaned(bytes: Uint8Array) {
  const result = readPhoto(bytes);
  if (!result.ok) throw new Error(result.code);
  return result.photo;
}

function refusal(bytes: Uint8Array): string {
  const result = readPhoto(bytes);
  return result.ok ? "taken" : result.code;
}

describe("a JPEG", () => {
  const withEverything = makeJpegShape(4000, 3000, {
    extra: [
      exifSegment(6, secret),
      jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
      jpegSegment(0xe2, `ICC_PROFILE\0colours`),
      jpegSegment(0xe2, `MPF\0${secret}`),
      jpegSegment(0xed, `Photoshop 3.0\0${secret}`),
      jpegSegment(0xfe, page),
    ],
    trailing: ascii(page),
  });

  it("loses where it was taken, comments and what follows its end; keeps colours and how to turn it", () => {
    const photo = cleaned(withEverything);
    expect(photo).toMatchObject({ type: "image/jpeg", width: 3000, height: 4000 });
    expect(holds(photo.body, secret)).toBe(false);
    expect(holds(photo.body, "script")).toBe(false);
    expect(holds(photo.body, "MPF")).toBe(false);
    expect(holds(photo.body, "ICC_PROFILE")).toBe(true);
    expect(orientationOf(photo.body)).toBe(6);
  });

  it("is the same bytes when it carries nothing, and after a second cleaning", () => {
    const plain = makeJpegShape(640, 480);
    expect(cleaned(plain).body).toEqual(plain);
    expect(orientationOf(plain)).toBe(1);
    const once = cleaned(withEverything).body;
    expect(cleaned(once).body).toEqual(once);
  });

  it("is broken when it is cut anywhere", () => {
    for (let length = 3; length < withEverything.length - page.length; length++) {
      expect(refusal(withEverything.slice(0, length))).toBe("photo.broken");
    }
  });
});

describe("a PNG", () => {
  const withEverything = joined([
    makePng(8, 6, {
      extra: [
        pngChunk("gAMA", new Uint8Array(4)),
        pngChunk("tEXt", ascii(`Comment\0${page}`)),
        pngChunk("eXIf", ascii(secret)),
        pngChunk("tIME", new Uint8Array(7)),
        pngChunk("iTXt", ascii(secret)),
      ],
    }),
    ascii(page),
  ]);

  it("loses texts, times, Exif and what follows its end", () => {
    const photo = cleaned(withEverything);
    expect(photo).toMatchObject({ type: "image/png", width: 8, height: 6 });
    expect(photo.body).toEqual(makePng(8, 6, { extra: [pngChunk("gAMA", new Uint8Array(4))] }));
  });

  it("is broken when it is cut, or a byte of it is another", () => {
    const plain = makePng(8, 6);
    expect(cleaned(plain).body).toEqual(plain);
    for (let at = 8; at < plain.length; at++) {
      expect(refusal(plain.slice(0, at))).toBe("photo.broken");
      expect(refusal(plain.with(at, (plain[at] ?? 0) ^ 1))).toBe("photo.broken");
    }
  });
});

describe("a WebP", () => {
  const size = Uint8Array.of(0x0c, 0, 0, 0, 99, 0, 0, 49, 0, 0);

  it("loses Exif and XMP and no longer announces them", () => {
    const photo = cleaned(
      makeWebpShape(
        [
          webpChunk("VP8X", size),
          webpChunk("VP8 ", lossyPicture(100, 50)),
          webpChunk("EXIF", ascii(secret)),
          webpChunk("XMP ", ascii(secret)),
          webpChunk("JUNK", ascii(page)),
        ],
        ascii(page),
      ),
    );
    expect(photo).toMatchObject({ type: "image/webp", width: 100, height: 50 });
    expect(photo.body).toEqual(
      makeWebpShape([webpChunk("VP8X", size.with(0, 0)), webpChunk("VP8 ", lossyPicture(100, 50))]),
    );
  });

  it("may be lossless", () => {
    const bits = 99 | (49 << 14);
    const picture = Uint8Array.of(0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >> 24, 1);
    expect(cleaned(makeWebpShape([webpChunk("VP8L", picture)]))).toMatchObject({ width: 100, height: 50 });
  });

  it("is refused when it moves, is cut, or says two sizes", () => {
    const picture = webpChunk("VP8 ", lossyPicture(100, 50));
    expect(refusal(makeWebpShape([webpChunk("VP8X", size.with(0, 2)), picture]))).toBe("photo.unsupported_type");
    expect(refusal(makeWebpShape([webpChunk("VP8X", size.with(4, 98)), picture]))).toBe("photo.broken");
    const whole = makeWebpShape([picture]);
    for (let length = 12; length < whole.length; length++) {
      expect(refusal(whole.slice(0, length))).toBe("photo.broken");
    }
  });
});

describe("an upload", () => {
  it.each([
    ["a page", ascii(`<html>${page}`)],
    ["an SVG", ascii(`<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`)],
    ["a GIF", ascii("GIF89a\x01\x00\x01\x00")],
    ["nothing", new Uint8Array()],
  ])("that is %s is no photo, whatever it is called", (_, bytes) => {
    expect(refusal(bytes)).toBe("photo.unsupported_type");
  });

  it("is refused by its header when it would be enormous, without being decoded", () => {
    expect(refusal(makePng(1, 1, { claims: { width: 50_000, height: 50_000 } }))).toBe("photo.too_large");
    expect(refusal(makeJpegShape(10_000, 5_001))).toBe("photo.too_large");
    expect(refusal(makeJpegShape(10_000, 5_000))).toBe("taken");
  });

  it("may have 10 MiB and not a byte more", () => {
    const whole = makeJpegShape(10, 10);
    expect(refusal(joined([whole, new Uint8Array(maxPhotoBytes - whole.length)]))).toBe("taken");
    expect(refusal(joined([whole, new Uint8Array(maxPhotoBytes - whole.length + 1)]))).toBe("photo.too_large");
  });

  it("never stops the reader, whatever its bytes are", () => {
    const starts = [
      Uint8Array.of(0xff, 0xd8, 0xff),
      makePng(2, 2).slice(0, 33),
      makeWebpShape([]).slice(0, 12),
      makeJpegShape(2, 2).slice(0, 40),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
        expect(readPhoto(joined([start, rest]))).toHaveProperty("ok");
      }),
    );
  });
});

describe("who may see a photo", () => {
  const owner = { userId: "usr_owner", roles: [] };
  const driver = { userId: "usr_driver", roles: [] };
  const stranger = { userId: "usr_stranger", roles: [] };
  const tech = { userId: "usr_tech", roles: ["tech"] as const };

  it("is its owner alone before there is a ticket", () => {
    const photo = { userId: "usr_owner", ticketUserId: null, staffOnly: false };
    expect([owner, driver, stranger, tech].map((actor) => maySeePhoto(photo, actor))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("is then also the ticket's driver and the staff", () => {
    const photo = { userId: "usr_owner", ticketUserId: "usr_driver", staffOnly: false };
    expect([owner, driver, stranger, tech].map((actor) => maySeePhoto(photo, actor))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it("is not the ticket's driver where it was shown to the staff alone, unless it is the driver's own", () => {
    const photo = { userId: "usr_owner", ticketUserId: "usr_driver", staffOnly: true };
    expect([owner, driver, stranger, tech].map((actor) => maySeePhoto(photo, actor))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
