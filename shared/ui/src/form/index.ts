/// <reference path="../css.d.ts" />
export * from './field'
export * from './form'
export * from './form-error'
export * from './label'
export * from './password-field'
export { type Submission, useSubmit } from './use-submit'
