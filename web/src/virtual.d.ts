declare module 'virtual:languages' {
  const languages: import('../building').Spoken[]
  export default languages
}
