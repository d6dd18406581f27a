/// <reference path="../css.d.ts" />
export * from './back-to-top'
export * from './dropdown'
export * from './loading-overlay'
export * from './modal'
export * from './tabs'
export * from './tooltip'
