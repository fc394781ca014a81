/** The versions of the files that lie beside the script (web/workshop/shelf.ts); empty while developing. */
declare module "virtual:shelf" {
  const versions: Record<string, string>;
  export default versions;
}
