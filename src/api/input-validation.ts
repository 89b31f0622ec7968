import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { PaniniError } from '../errors/panini-error.js';

/** Checks every argument against its class: unknown fields are refused, all faults are named together. */
export function inputValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: false,
    transform: true,
    validationError: { target: false, value: false },
    exceptionFactory: refusal,
  });
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
