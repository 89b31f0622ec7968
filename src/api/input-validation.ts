import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';

/** Checks every argument against its class: unknown fields are refused, all faults are named together, null is the same as left out. */
export function inputValidation(): ValidationPipe {
  return new InputPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    transform: true,
    validationError: { target: false, value: false },
    exceptionFactory: refusal,
  });
}

/** A client that fills every variable sends null for what it does not set. */
class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(metadata.type === 'custom' ? value : withoutNulls(value), metadata);
  }
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const set = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(set.map(([name, part]) => [name, withoutNulls(part)]));
}

function refusal(errors: ValidationError[]): PaniniError {
  const fields = Object.fromEntries(errors.flatMap((error) => faults(error, '')));
  return new PaniniError('BAD_USER_INPUT', `Invalid input: ${Object.values(fields).flat().join('; ')}.`, {
    hint: 'Correct the fields named in details.fields.',
    details: { fields },
  });
}

function faults(error: ValidationError, above: string): [string, string[]][] {
  const path = `${above}${error.property}`;
  const own = Object.values(error.constraints ?? {});
  const below = (error.children ?? []).flatMap((child) => faults(child, `${path}.`));
  return own.length > 0 ? [[path, own], ...below] : below;
}
