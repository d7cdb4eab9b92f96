export { default as cart } from './cart/de.json';
export { default as dish } from './dish/de.json';
export { default as menu } from './menu/de.json';
export { default as shell } from './shell/de.json';
export { default as stores } from './stores/de.json';
export { default as switch } from './switch/de.json';
