import { PaniniError } from '../errors/panini-error.js';

export interface VectorSource {
  model: string;
  dimension: number;
  /** Position of the text in its request, from 0, for the error. */
  row: number;
}

/**
 * The vector at length 1, in single precision so that a cached and a fresh one are equal.
 * @throws PaniniError EMBEDDING_INVALID when the length is wrong, a number is not finite, or all are zero.
 */
export function unitVector(values: unknown, source: VectorSource): number[] {
  const numbers = checkedNumbers(values, source);
  const length = Math.hypot(...numbers);
  if (!(length > 0) || !Number.isFinite(length))
    throw invalid(source, 'a vector of length 0', TRY_ANOTHER_MODEL);
  return numbers.map((value) => Math.fround(value / length));
}

function checkedNumbers(values: unknown, source: VectorSource): number[] {
  if (!Array.isArray(values) && !ArrayBuffer.isView(values)) {
    throw invalid(source, 'something that is not a list of numbers', TRY_ANOTHER_MODEL);
  }
  const numbers = Array.from<unknown>(values as ArrayLike<unknown>);
  if (numbers.length !== source.dimension) {
    throw invalid(
      source,
      `${numbers.length} numbers`,
      `Set EMBEDDING_DIMENSIONS to ${numbers.length} if that is the model's length.`,
    );
  }
  if (!numbers.every(isFiniteNumber))
    throw invalid(source, 'a value that is not a finite number', TRY_ANOTHER_MODEL);
  return numbers;
}

const TRY_ANOTHER_MODEL = 'Check the embedding endpoint, or choose another model.';

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function invalid(source: VectorSource, came: string, hint: string): PaniniError {
  const message = `${source.model} was to give ${source.dimension} numbers for text ${source.row}, but gave ${came}.`;
  return new PaniniError('EMBEDDING_INVALID', message, {
    hint,
    details: { model: source.model, row: source.row },
  });
}
