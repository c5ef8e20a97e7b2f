import type { AddressTable } from './address-table.ts';

const coursera = ['coursera.org'];
const ted = ['ted.com'];
const udemy = ['udemy.com'];

/** The forms of sites for talks and courses. A course is a playlist of its lectures. */
export const courseForms: AddressTable[] = [
  {
    name: 'ted',
    addresses: [
      { hosts: ted, kind: 'playlist', paths: ['/playlists/{id}/**'], url: 'https://www.ted.com/playlists/{id}' },
      { hosts: ted, kind: 'playlist', paths: ['/series/{id}'], url: 'https://www.ted.com/series/{id}' },
      { hosts: ted, kind: 'user', paths: ['/speakers/{id}'], url: 'https://www.ted.com/speakers/{id}' },
      { hosts: ted, kind: 'user', paths: ['/profiles/{id:digits}/**'], url: 'https://www.ted.com/profiles/{id}' },
      {
        hosts: ted,
        kind: 'search',
        paths: ['/search?q={id:any}', '/talks?q={id:any}'],
        url: 'https://www.ted.com/search?q={id}',
      },
      { hosts: ted, kind: 'search', paths: ['/topics/{id:any}'], url: 'https://www.ted.com/topics/{id}' },
    ],
  },
  {
    name: 'coursera',
    addresses: [
      { hosts: coursera, kind: 'playlist', paths: ['/learn/{id}/**'], url: 'https://www.coursera.org/learn/{id}' },
      {
        hosts: coursera,
        kind: 'playlist',
        paths: ['/specializations/{id}', '/professional-certificates/{id}'],
        url: 'https://www.coursera.org/specializations/{id}',
      },
      { hosts: coursera, kind: 'playlist', paths: ['/projects/{id}'], url: 'https://www.coursera.org/projects/{id}' },
      { hosts: coursera, kind: 'playlist', paths: ['/degrees/{id}/**'], url: 'https://www.coursera.org/degrees/{id}' },
      { hosts: coursera, kind: 'user', paths: ['/partners/{id:any}'], url: 'https://www.coursera.org/partners/{id}' },
      { hosts: coursera, kind: 'search', paths: ['/browse/{id}/**'], url: 'https://www.coursera.org/browse/{id}' },
      { hosts: coursera, kind: 'user', paths: ['/instructor/{id:any}'], url: 'https://www.coursera.org/instructor/{id}' },
      {
        hosts: coursera,
        kind: 'search',
        paths: ['/search?query={id:any}', '/courses?query={id:any}'],
        url: 'https://www.coursera.org/search?query={id}',
      },
    ],
  },
  {
    name: 'udemy',
    addresses: [
      {
        hosts: udemy,
        kind: 'search',
        paths: ['/courses/search?q={id:any}'],
        url: 'https://www.udemy.com/courses/search/?q={id}',
      },
      { hosts: udemy, kind: 'search', paths: ['/topic/{id:any}'], url: 'https://www.udemy.com/topic/{id}' },
      { hosts: udemy, kind: 'user', paths: ['/user/{id}', '/u/{id}'], url: 'https://www.udemy.com/user/{id}' },
      {
        hosts: udemy,
        kind: 'playlist',
        paths: ['/course/{id}/**', '/{id}', '/{id}/learn/**'],
        url: 'https://www.udemy.com/course/{id}',
      },
    ],
  },
];
