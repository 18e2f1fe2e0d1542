/** Passwords that attackers try first, from published lists of leaked passwords; compared without regard to case. */
const list = `
password passw0rd password1 password12 password123 password1234 password! passord passwort motdepasse contrasena senha hunter2 123456
1234567 12345678 123456789 1234567890 123123 123321 12345 123qwe 112233 121212 101010 102030 111222 131313
147147 147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx qazwsx qazwsxedc qwerty
qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop qwer1234 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm azerty azerty123 qweasd
qweasdzxc q1w2e3 q1w2e3r4 q1w2e3r4t5 abc123 abcd1234 abcdef abc12345 a12345 a123456 a1234567 a12345678 a123456789 aa123456
aa12345678 1234qwer 123abc 123456a 123456789a 12345a 123456q 1234abcd iloveyou iloveyou1 iloveu lovely loveme love123
lover princess princess1 sunshine sunshine1 monkey monkey1 dragon dragon1 master master1 shadow shadow1 superman
superman1 batman batman1 spiderman trustno1 letmein letmein1 welcome welcome1 welcome123 welcome2024 welcome2025 welcome2026 admin
admin1 admin12 admin123 admin1234 administrator root root123 toor user user123 guest guest123 test test1
test123 test1234 testing tester demo demo123 changeme changeme123 default secret secret1 secret123 login login123
access access14 pass pass1 pass123 pass1234 temp temp123 temp1234 qwerty1234 system manager manager1 service
support office company football football1 baseball baseball1 basketball soccer hockey golfer tennis liverpool arsenal
chelsea barcelona juventus realmadrid manchester yankees lakers cowboys steelers eagles rangers michael michael1 jordan
jordan23 jennifer jessica ashley ashley1 nicole daniel daniel1 andrew andrew1 joshua matthew thomas robert
william charlie charlie1 hannah hannah1 samantha amanda michelle anthony justin george jasmine harley maggie
buster tigger pepper ginger cookie cookie1 summer summer1 summer2024 summer2025 summer2026 winter winter2024 winter2025
winter2026 spring spring2025 autumn autumn2025 january february october november december monday friday sunday computer
computer1 internet internet1 samsung samsung1 google google1 facebook apple apple123 iphone android microsoft windows
linux ubuntu macbook pokemon pokemon1 pikachu naruto starwars startrek matrix mustang corvette ferrari porsche
mercedes toyota yamaha honda nissan freedom freedom1 whatever whatever1 nothing forever forever1 friend friends
family family1 angel angel1 angels jesus jesus1 blessed heaven hello hello1 hello123 hellokitty goodluck
killer killer1 ninja hunter hunter1 gunner phoenix ranger cheese chocolate butterfly flower flowers purple
orange yellow silver golden diamond crystal rainbow banana woaini woaini1314 woaini520 woaini123 5201314 520520
1314520 5211314 7758521 7758258 584520 wangyut2 zhang123 wang123456 li123456 xiaoming zxc123 zxcv1234 asd123 qq123456
caonima woailaopo mima mima123 woshishui nihao nihao123 beijing shanghai 888888 666666 88888888 66666666 000000
00000000 999999 99999999 111111 11111111 222222 333333 444444 555555 777777 123654 654321 7654321 87654321
987654321 9876543210 696969 1111 0000 789456 789456123 456789 741852 741852963 963852741 852456 258456 159159
321321 112358 314159 246810 135790 13579 19871987 19881988 19891989 19901990 20002000 20202020 2000 2024
2025 2026 p@ssw0rd p@ssword p@ssw0rd1 pa55word pa$$word passw0rd1 adm1n s3cret l3tmein w3lcome qwerty! 1q2w3e!
corridor corridor1 corridor123 payment payments payment123 money money123 bank bank123 cash visa mastercard mypassword
mypass newpassword password0 password2 password3 password5 password7 password9 password10 password11 password99 passwords thepassword yourpassword
nopassword onepassword 1password security security1 letmein123 openup opensesame sesame abracadabra asdasd asdasd123 asdfasdf qweqwe
qweqweqwe zxczxc qazqaz wsxwsx aaaaaa bbbbbb cccccc xxxxxx zzzzzz aaaaaaaa asdfgh1 zaqwsx xswzaq vfrcde
1z2x3c 1z2x3c4v babygirl baby123 sweetie honey honey1 sexy sexy123 pussy fuckyou fuckyou1 fuckme asshole
bitch bitch1 biteme dickhead bigdog biggie playboy rockstar rocknroll metallica nirvana slipknot eminem greenday
blink182 redsox bulldog bulldogs tigers panther panthers dolphin dolphins falcon falcons scorpion wolverine thunder
lightning
`

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
