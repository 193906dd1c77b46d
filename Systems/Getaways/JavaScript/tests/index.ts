import './links.test';
import { registerCallableModule } from 'react-native';
import { tests } from '../../../Common/JavaScript/testing';
import { parseParamsFrom } from '../src/links/parseParamsFrom';

registerCallableModule('GetawaysTests', {
  names: () => [...tests.keys()],
  run: (name: string) => tests.get(name)?.(),
  // For the tests in Swift of both ends of a link.
  parse: (url: string) => parseParamsFrom(url),
});
