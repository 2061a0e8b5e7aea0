/** Reads XML strictly: no document types, no entities of its own, and no error that is passed over. */
import { DOMParser } from "@xmldom/xmldom";

export const NAMESPACES = {
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  signature: "http://www.w3.org/2000/09/xmldsig#",
} as const;
type Namespace = keyof typeof NAMESPACES;

/** Parses a document and returns its root element. Throws for anything that a strict parser would not accept. */
export function parseXml(text: string): Element {
  // Looked for in the raw text, since a parser and a search may disagree about where a comment begins.
  if (/<!(?!--)|<\?(?!xml )/.test(text)) throw new Error("The XML has a document type");
  const fail = (message: string) => {
    throw new Error(message);
  };
  const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } });
  const root = parser.parseFromString(text, "text/xml").documentElement;
  if (!root) throw new Error("The XML has no element");
  return root;
}

/** Returns the children of an element with this name. */
export function childrenOf(parent: Element, namespace: Namespace, name: string): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => isNamed(node, namespace, name));
}

/** Returns the only child of this name. Throws if there is none or several. */
export function onlyChild(parent: Element, namespace: Namespace, name: string): Element {
  const [only, ...more] = childrenOf(parent, namespace, name);
  if (!only || more.length > 0) throw new Error(`${parent.localName} must have one ${name}`);
  return only;
}

/** Returns the elements of this name anywhere in an element. */
export function allWithin(root: Element, namespace: Namespace, name: string): Element[] {
  return Array.from(root.getElementsByTagNameNS(NAMESPACES[namespace], name));
}

export function isNamed(node: Node, namespace: Namespace, name: string): boolean {
  const element = node as Element;
  return (
    element.nodeType === 1 && element.localName === name && element.namespaceURI === NAMESPACES[namespace]
  );
}

export const textOf = (element: Element) => (element.textContent ?? "").trim();
