declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}

declare module '*.css' {}

declare module '*.woff2' {
  const address: string
  export default address
}
