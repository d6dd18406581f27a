/// <reference path="../css.d.ts" />
// What the areas behind a login are put together from, and the demos of what is sold there. Bundled by whoever asks for them:
// they hold no state.
export * from '../overlay/use-current-in-view'
export * from './bar-list'
export * from './facts'
export * from './filter-select'
export * from './form-modal'
export * from './inbox'
export { PagePreview } from './page-preview'
export * from './save-file'
export * from './section-card'
export * from './stored-files'
export * from './swatch-choice'
export * from './work-page'
