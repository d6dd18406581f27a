/// <reference path="../css.d.ts" />
// Controls without a form around them. Bundled by whoever asks for them, as the form does: they hold no state.
export * from './choice'
export * from './label'
export * from './labelled'
export * from './radio-group'
export * from './use-described'
