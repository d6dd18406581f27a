/// <reference path="../css.d.ts" />

export * from '../controls/label'
export * from './choice'
export * from './email-field'
export * from './field'
export * from './form'
export * from './form-error'
export * from './new-password-field'
export * from './password-field'
export * from './phone-field'
export * from './select'
export * from './textarea'
export { type Submission, useSubmit } from './use-submit'
