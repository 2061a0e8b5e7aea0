// What the fake Notion takes in requests. The schemas are strict, hold the published limits, and are checked against the types of
// the client library. (developers.notion.com/reference/request-limits, version in version.ts)
import type {
  AppendBlockChildrenParameters,
  CreatePageParameters,
  OauthRevokeParameters,
  OauthTokenParameters,
  QueryDataSourceParameters,
  SearchParameters,
} from "@notionhq/client";
import * as z from "zod";

const id = z.string().regex(/^[\da-f]{8}-?([\da-f]{4}-?){3}[\da-f]{12}$/i);
const pageSize = z.number().int().min(1).max(100);

const richText = z
  .array(
    z.strictObject({
      type: z.literal("text").optional(),
      text: z.strictObject({
        content: z.string().max(2000),
        link: z
          .strictObject({ url: z.url().max(2000) })
          .nullable()
          .optional(),
      }),
    }),
  )
  .max(100);
const words = z.strictObject({ rich_text: richText });

const block = z.union([
  z.strictObject({ type: z.literal("paragraph").optional(), paragraph: words }),
  z.strictObject({ type: z.literal("heading_2").optional(), heading_2: words }),
  z.strictObject({ type: z.literal("bulleted_list_item").optional(), bulleted_list_item: words }),
  z.strictObject({ type: z.literal("quote").optional(), quote: words }),
  z.strictObject({
    type: z.literal("to_do").optional(),
    to_do: z.strictObject({ rich_text: richText, checked: z.boolean().optional() }),
  }),
]);
const children = z.array(block).max(100);

export const createPageSchema = z.strictObject({
  parent: z.union([
    z.strictObject({ type: z.literal("page_id").optional(), page_id: id }),
    z.strictObject({ type: z.literal("data_source_id").optional(), data_source_id: id }),
  ]),
  properties: z.strictObject({ title: z.strictObject({ title: richText }) }),
  children,
}) satisfies z.ZodType<CreatePageParameters>;

export const appendSchema = z.strictObject({
  children,
  position: z.union([
    z.strictObject({ type: z.literal("after_block"), after_block: z.strictObject({ id }) }),
    z.strictObject({ type: z.enum(["start", "end"]) }),
  ]),
}) satisfies z.ZodType<Pick<AppendBlockChildrenParameters, "children">>;

export const updateBlockSchema = z.strictObject({ to_do: z.strictObject({ checked: z.boolean() }) });

export const searchSchema = z.strictObject({
  query: z.string(),
  page_size: pageSize,
  sort: z.strictObject({
    timestamp: z.literal("last_edited_time"),
    direction: z.enum(["ascending", "descending"]),
  }),
}) satisfies z.ZodType<SearchParameters>;

export const querySchema = z.strictObject({
  page_size: pageSize,
  start_cursor: id.optional(),
  filter: z.strictObject({
    property: z.literal("title"),
    title: z.strictObject({ equals: z.string().max(2000) }),
  }),
}) satisfies z.ZodType<Omit<QueryDataSourceParameters, "data_source_id">>;

export const listSchema = z.strictObject({
  page_size: z.coerce.number().pipe(pageSize),
  start_cursor: id.optional(),
});

export const tokenSchema = z.union([
  z.strictObject({ grant_type: z.literal("authorization_code"), code: z.string(), redirect_uri: z.string() }),
  z.strictObject({ grant_type: z.literal("refresh_token"), refresh_token: z.string() }),
]) satisfies z.ZodType<OauthTokenParameters>;

export const revokeSchema = z.strictObject({ token: z.string() }) satisfies z.ZodType<OauthRevokeParameters>;

export type BlockRequest = z.output<typeof block>;
export type RichTextRequest = z.output<typeof richText>;
