const CLIMBS = [
  "",
  "/.",
  "/..",
  "/./..",
  "/a/..",
  "/a/../..",
  "/%2e",
  "/%2e%2e",
  "/%2E%2e",
  "/.%2e",
  "/%252e%252e",
];
const SLASHES = [
  "//",
  "///",
  "/\\",
  "\\/",
  "\\\\",
  "/\t/",
  "/\n/",
  "/\r/",
  "/%2f",
  "/%5c",
  "/%252f",
  "/%255c",
  "/%09/",
  "/%00/",
];
const HOSTS = ["evil.example/login", "user@evil.example"];
const SCHEMES = [
  "http:",
  "https:",
  "HTTPS:",
  "ftp:",
  "javascript:",
  "data:",
  "vbscript:",
  "file:",
  "ws:",
  "blob:",
];

/**
 * Returns addresses, in many spellings, that lead away from our site or that some program could read that way. The
 * server must refuse all of them.
 */
export function foreignAddresses(ownOrigin: string): string[] {
  const { host } = new URL(ownOrigin);
  const climbing = CLIMBS.flatMap((climb) =>
    SLASHES.flatMap((slash) => HOSTS.map((name) => `${climb}${slash}${name}`)),
  );
  const absolute = SCHEMES.flatMap((scheme) =>
    ["//", "/", "", "/\\", "\\\\", "///"].map((slash) => `${scheme}${slash}evil.example`),
  );
  const disguised = [
    ...[`${ownOrigin}.evil.example`, `${ownOrigin}@evil.example`, `${ownOrigin}:80@evil.example/`],
    ...[`${ownOrigin}//evil.example`, `${ownOrigin}/..//evil.example`, `${ownOrigin}/\\evil.example`],
    ...[`//${host}@evil.example`, `//${host}.evil.example`, `http://evil.example#${ownOrigin}`],
    ...[
      `http://evil.example?${ownOrigin}`,
      `http://evil.example\\@${host}`,
      "evil.example",
      "login",
      "?next=/login",
    ],
    ...[
      "javascript:alert(1)",
      "java\tscript:alert(1)",
      "\u0001javascript:alert(1)",
      " //evil.example",
      "/ /evil.example",
    ],
    ...[
      "/👩",
      "/ｅvil",
      "//ｅvil.example",
      "/。。/evil.example",
      "/\u2215evil.example",
      "/\u200b/evil.example",
    ],
    ...[
      "/login\r\nset-cookie: a=b",
      "/login\u0000",
      "/login\u007f",
      "/login%0d%0aset-cookie:a=b",
      "/%zz",
      "/%",
    ],
    ...[
      "/..",
      "/.",
      "/a/./b",
      "/a/..",
      "/a%2f..%2f..",
      "/login?next=//evil.example",
      "/login#//evil.example",
    ],
  ];
  return [...new Set([...climbing, ...absolute, ...disguised])];
}
