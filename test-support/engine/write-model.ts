// Writes a tiny model file (GGUF, the architecture of Llama) for llama.cpp. It is a real network whose attention and other layers
// have random weights, but small ones: the embeddings decide, so that each token is followed by the next one of a text.
import { writeFileSync } from "node:fs";

const WIDTH = 64;
const HEADS = 4;
const HIDDEN = 128;
const ALIGNMENT = 32;
/** The most tokens of prompt and answer. A prompt is read byte by byte. */
const CONTEXT = 16_384;
/** How sure the model is of the next token. */
const CERTAINTY = 12;

export interface ModelText {
  /** What the model says to everything. */
  text: string;
  /** What it says again and again after that, so that it never stops by itself. */
  refrain?: string;
}

/** Writes the file, and returns its size in bytes. */
export function writeModel(path: string, { text, refrain = "" }: ModelText): number {
  const beforeRefrain = piecesOf(text);
  const pieces = [...beforeRefrain, ...piecesOf(refrain, beforeRefrain)];
  const tokens = [...CONTROLS, ...BYTES, ...pieces];
  const first = CONTROLS.length + BYTES.length;
  const following = (token: number) => {
    if (token === tokens.length - 1) return refrain === "" ? END : first + beforeRefrain.length;
    if (token === BEGIN_ANSWER) return first;
    return token < first ? undefined : token + 1;
  };
  const file = join(settingsOf(tokens), tensorsOf(tokens.length, following));
  writeFileSync(path, file);
  return file.length;
}

const CONTROLS = ["<unk>", "<s>", "</s>", "<|answer|>"];
const [UNKNOWN, BEGIN, END, BEGIN_ANSWER] = [0, 1, 2, 3];
const BYTES = Array.from(
  { length: 256 },
  (_, byte) => `<0x${byte.toString(16).padStart(2, "0").toUpperCase()}>`,
);

/** Splits a text into pieces, all of them new, because the model knows no more than the last one. */
function piecesOf(text: string, known: string[] = []): string[] {
  const taken = new Set(known);
  const pieces: string[] = [];
  let piece = "";
  for (const character of text) {
    piece += character === " " ? "▁" : character;
    if ([...piece].length < 3 || taken.has(piece)) continue;
    taken.add(piece);
    pieces.push(piece);
    piece = "";
  }
  return piece === "" ? pieces : [...pieces, piece];
}

interface Tensor {
  name: string;
  shape: number[];
  values: Float32Array;
}

function tensorsOf(vocabulary: number, following: (token: number) => number | undefined): Tensor[] {
  const random = seeded(7);
  const noise = (size: number, scale: number) =>
    Float32Array.from({ length: size }, () => (random() - 0.5) * scale);
  const ones = () => new Float32Array(WIDTH).fill(1);
  const embeddings = noise(WIDTH * vocabulary, 2);
  const output = new Float32Array(WIDTH * vocabulary);
  for (let token = 0; token < vocabulary; token += 1) {
    const next = following(token);
    if (next === undefined) continue;
    const from = embeddings.subarray(token * WIDTH, (token + 1) * WIDTH);
    const length = Math.hypot(...from);
    for (const [at, value] of from.entries()) {
      const place = next * WIDTH + at;
      output[place] = (output[place] ?? 0) + (value / length) * CERTAINTY;
    }
  }
  const square = (name: string, scale = 0.1) => ({
    name,
    shape: [WIDTH, WIDTH],
    values: noise(WIDTH * WIDTH, scale),
  });
  const wide = (name: string) => ({ name, shape: [WIDTH, HIDDEN], values: noise(WIDTH * HIDDEN, 0.1) });
  return [
    { name: "token_embd.weight", shape: [WIDTH, vocabulary], values: embeddings },
    { name: "blk.0.attn_norm.weight", shape: [WIDTH], values: ones() },
    ...["q", "k", "v"].map((part) => square(`blk.0.attn_${part}.weight`)),
    square("blk.0.attn_output.weight", 0.01),
    { name: "blk.0.ffn_norm.weight", shape: [WIDTH], values: ones() },
    ...["gate", "up"].map((part) => wide(`blk.0.ffn_${part}.weight`)),
    { name: "blk.0.ffn_down.weight", shape: [HIDDEN, WIDTH], values: noise(HIDDEN * WIDTH, 0.01) },
    { name: "output_norm.weight", shape: [WIDTH], values: ones() },
    { name: "output.weight", shape: [WIDTH, vocabulary], values: output },
  ];
}

/** The kinds of tokens: text, unknown, control, byte. */
const KIND = { text: 1, unknown: 2, control: 3, byte: 6 };

function settingsOf(tokens: string[]): Buffer[] {
  const kinds = tokens.map((_, token) => {
    if (token === UNKNOWN) return KIND.unknown;
    if (token < CONTROLS.length) return KIND.control;
    return token < CONTROLS.length + BYTES.length ? KIND.byte : KIND.text;
  });
  const whole = (key: string, value: number) => setting(key, 4, u32(value));
  const decimal = (key: string, value: number) => setting(key, 6, f32(value));
  const text = (key: string, value: string) => setting(key, 8, string(value));
  const list = (key: string, type: number, items: Buffer[]) =>
    setting(key, 9, Buffer.concat([u32(type), u64(items.length), ...items]));
  return [
    text("general.architecture", "llama"),
    text("general.name", "tiny duck"),
    whole("llama.context_length", CONTEXT),
    whole("llama.embedding_length", WIDTH),
    whole("llama.block_count", 1),
    whole("llama.feed_forward_length", HIDDEN),
    whole("llama.attention.head_count", HEADS),
    whole("llama.attention.head_count_kv", HEADS),
    whole("llama.rope.dimension_count", WIDTH / HEADS),
    decimal("llama.attention.layer_norm_rms_epsilon", 1e-5),
    text("tokenizer.ggml.model", "llama"),
    list("tokenizer.ggml.tokens", 8, tokens.map(string)),
    list(
      "tokenizer.ggml.scores",
      6,
      tokens.map(() => f32(0)),
    ),
    list("tokenizer.ggml.token_type", 5, kinds.map(u32)),
    whole("tokenizer.ggml.bos_token_id", BEGIN),
    whole("tokenizer.ggml.eos_token_id", END),
    whole("tokenizer.ggml.unknown_token_id", UNKNOWN),
    setting("tokenizer.ggml.add_space_prefix", 7, Buffer.from([0])),
    text("tokenizer.chat_template", "{% for m in messages %}{{ m.content }}{% endfor %}<|answer|>"),
  ];
}

function join(settings: Buffer[], tensors: Tensor[]): Buffer {
  let offset = 0;
  const descriptions: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const { name, shape, values } of tensors) {
    const sizes = shape.map((size) => u64(size));
    descriptions.push(Buffer.concat([string(name), u32(shape.length), ...sizes, u32(0), u64(offset)]));
    const content = padded(Buffer.from(values.buffer, values.byteOffset, values.byteLength));
    contents.push(content);
    offset += content.length;
  }
  const head = [
    Buffer.from("GGUF"),
    u32(3),
    u64(tensors.length),
    u64(settings.length),
    ...settings,
    ...descriptions,
  ];
  return Buffer.concat([padded(Buffer.concat(head)), ...contents]);
}

function padded(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc((ALIGNMENT - (content.length % ALIGNMENT)) % ALIGNMENT)]);
}

function setting(key: string, type: number, value: Buffer): Buffer {
  return Buffer.concat([string(key), u32(type), value]);
}

function string(text: string): Buffer {
  const bytes = Buffer.from(text, "utf8");
  return Buffer.concat([u64(bytes.length), bytes]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

/** Numbers from 0 to 1 that look random and are the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
