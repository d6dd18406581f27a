/// <reference path="../css.d.ts" />
export * from './social-icons'
