// Values that somebody's file may hold in the place of the right ones, for tests that generate files.
import fc from "fast-check";

export const oddText = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("I keep four drafts.", "Again: nothing.", "Dana never answers, why?"),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        "",
        " ",
        "\n",
        "a\ud800b",
        "\udc00",
        "x\u0000y",
        "\u0007\u001b[31m",
        "\u2028\u2029\u0085",
        "\r\n\r",
      ],
      ...["toString", "__proto__", "constructor", "hasOwnProperty", "null", "undefined", "NaN"],
      ...[
        "=1+1",
        "\uff1d1+1",
        "</script><b>",
        "#panic()\\",
        "$x^2$ [*a*] <l> @r",
        "```\n~~~",
        '{"a":[1]}',
        "[1]",
      ],
      ...[
        "👨‍👩‍👧‍👦",
        "e\u0301\u0301\u0301",
        "שלום عليكم",
        "\u202eabc",
        "\ufeff\u200b",
        "مُحَمَّد",
        "ﬁ ＡＢＣ ｶﾀ",
      ],
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom("x".repeat(1999), "long ".repeat(1200), "🦆".repeat(900)) },
);

/** Ids that the database takes, in any form, and texts that are none. */
export const oddId = fc.oneof(
  fc.uuid(),
  fc.constantFrom(
    ...["11111111-2222-3333-4444-555555555555", "00000000-0000-0000-0000-000000000000"],
    ...["ffffffff-ffff-ffff-ffff-ffffffffffff", "ABCDEF01-2345-0777-0888-99999999AAAA"],
    ...["a1b2c3d4-e5f6-0718-293a-4b5c6d7e8f90", "7", "", "toString", "a1b2c3d4e5f60718293a4b5c6d7e8f90"],
  ),
  fc.stringMatching(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/),
);

export const oddTime = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      "2025-03-04T05:06:07.000Z",
      "2026-11-01T23:30:00Z",
      "2024-02-29T12:00:00+13:00",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...[
        "1900-01-01T00:00:00Z",
        "1899-12-31T23:59:59Z",
        "9999-12-31T23:59:59.999Z",
        "9999-12-31T23:59:59-12:00",
      ],
      ...[
        "0001-01-01T00:00:00Z",
        "+010000-01-01T00:00:00Z",
        "2024-02-30",
        "2016-12-31T23:59:60Z",
        "",
        "once",
      ],
      ...["1970-01-01T00:00:00Z", "2038-01-19T03:14:08Z", "2025-03-30T02:30:00", "Tue, 04 Mar 2025"],
    ),
  },
);

export const oddDay = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("2025-03-03", "2026-11-30", "2024-02-29") },
  { weight: 1, arbitrary: fc.constantFrom("2023-02-29", "1900-01-01", "9999-12-31", "0000-00-00", "", "x") },
);

export const oddNumber = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, 1, 2) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(7, -1, -0, 0.5, 32_767, 32_768, 2 ** 31, 2 ** 53, 1e308, -1e308),
  },
);

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** Values of any type, in the place of any other. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  oddTime,
  fc.constantFrom<unknown>(
    ...[
      null,
      true,
      false,
      [],
      {},
      [null],
      [[]],
      { text: 7 },
      { toString: 1, valueOf: 1 },
      { id: { toString: 1 } },
    ],
    ...[
      { unreadable: "x" },
      JSON.parse('{"__proto__":{"a":1},"constructor":2}'),
      { length: 3 },
      nested(48),
      nested(200),
    ],
    { encrypted: "00", iv: "00", salt: "00" },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
