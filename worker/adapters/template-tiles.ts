import { DomainError } from "#domain/errors.ts";
import { timeLimits } from "#domain/time-limits.ts";
import type { Tiles } from "#worker/ports/tiles.ts";
import { askOutside, type OutsideService } from "./outside-service.ts";

const imageType = /^image\/(png|jpeg|webp)\b/;

/** Tiles from an address with {z}, {x} and {y} in it. */
export function createTemplateTiles({
  template,
  userAgent,
  timeout = timeLimits.tiles,
}: {
  readonly template: string;
  readonly userAgent: string;
  readonly timeout?: number;
}): Tiles {
  const service: OutsideService = { name: "tiles", userAgent, timeout, maxBytes: 512 * 1024 };
  return {
    async open({ z, x, y }) {
      const parts: Readonly<Record<string, number>> = { z, x, y };
      const url = template.replace(/\{([zxy])\}/g, (_, name: string) => String(parts[name]));
      const { status, type, bytes } = await askOutside(service, url);
      if (status === 404 || status === 204) return null;
      const image = imageType.exec(type)?.[0];
      if (status !== 200 || image === undefined) {
        throw new DomainError("service.unavailable", { service: service.name, status });
      }
      return { type: image, bytes };
    },
  };
}
