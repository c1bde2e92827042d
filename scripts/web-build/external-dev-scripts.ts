import type { Plugin } from "vite";

const prefix = "/@dev-script/";

/**
 * While developing, React's plugin writes a script into the page, which the worker's Content-Security-Policy
 * rightly blocks. This serves such scripts as files of their own, so that the policy is the same everywhere.
 */
export function externalDevScripts(): Plugin {
  const scripts: string[] = [];
  return {
    name: "external-dev-scripts",
    apply: "serve",
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load: (id) => (id.startsWith(prefix) ? scripts[Number.parseInt(id.slice(prefix.length), 10)] : undefined),
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replace(/<script type="module">([\s\S]*?)<\/script>/g, (_, script: string) => {
          const known = scripts.indexOf(script);
          const index = known >= 0 ? known : scripts.push(script) - 1;
          return `<script type="module" src="${prefix}${index}.js"></script>`;
        }),
    },
  };
}
