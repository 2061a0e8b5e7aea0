import type {
  AdviceRequest,
  BlockNameRequest,
  ChatRequest,
  ReadingRequest,
  SmallerStepRequest,
  TakeRequest,
} from "#domain/duck/duck-request.ts";
import type { StepTitleRequest } from "../../duck.ts";

/** The request as the person typed it. The offline duck composes from this instead of a prompt. */
export type OfflineRequest =
  | { use: "reading"; request: ReadingRequest }
  | { use: "blockName"; request: BlockNameRequest }
  | { use: "stepTitle"; request: StepTitleRequest }
  | { use: "smallerStep"; request: SmallerStepRequest }
  | { use: "advice"; request: AdviceRequest }
  | { use: "take"; request: TakeRequest }
  | { use: "chat"; request: ChatRequest };
