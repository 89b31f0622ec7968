/** One text or pair as the model reads it. */
export interface InferenceInput {
  ids: number[];
  /** 0 for the first text of a pair, 1 for the second; as long as `ids`. */
  typeIds: number[];
}

export interface InferenceRequest {
  id: number;
  /** Path of the ONNX file; a thread opens it at its first request. */
  modelFile: string;
  inputs: InferenceInput[];
}

/** The first row of the output for each input, or why there is none. */
export type InferenceReply = { id: number; rows: Float32Array[] } | { id: number; failure: string };
