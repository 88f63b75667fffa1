/** The part of it that is used; the package describes none. */
declare module "saxen" {
  export class Parser {
    on(
      event: "openTag",
      take: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
        selfClosing: boolean,
      ) => void,
    ): this;
    on(event: "closeTag", take: (name: string) => void): this;
    on(event: "text", take: (text: string, decode: (text: string) => string) => void): this;
    on(event: "cdata", take: (text: string) => void): this;
    on(event: "attention", take: (text: string) => void): this;
    on(event: "error" | "warn", take: (error: Error) => void): this;
    ns(namespaces: Record<string, string>): this;
    parse(xml: string): this;
  }
}
